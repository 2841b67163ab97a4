import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

/** Seen: a paw on the map, and how far away it is. */
export function PetPin() {
  return (
    <MiniatureScene>
      <path
        className="l-soft"
        d="M-80 120L400 0M40-80L10 320M250-80l-30 400M-80 220L400 150"
        strokeWidth="30"
      />
      <g className="enter drop">
        <path
          className="paper"
          d="M190 136c-10-20-52-36-52-78a52 52 0 0 1 104 0c0 42-42 58-52 78z"
        />
        <circle className="accent" cx="190" cy="58" r="40" />
        <path
          className="ink"
          d="M190 56c12 0 21 11 21 19 0 7-6 9-12 7-6-1-12-1-18 0-6 2-12 0-12-7 0-8 9-19 21-19z"
        />
        <path className="l-ink" d="M167 54v1M182 40v2M198 40v2M213 54v1" strokeWidth="12" />
      </g>
      <g className="enter late">
        <rect className="paper" x="34" y="128" width="128" height="60" rx="14" />
        <Figure x="52" y="154" value="18:42" />
        <path className="l-mid" d="M54 170h60" />
      </g>
    </MiniatureScene>
  );
}
