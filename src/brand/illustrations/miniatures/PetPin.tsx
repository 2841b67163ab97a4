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
      <circle className="l-soft" cx="206" cy="112" r="50" />
      <ellipse className="shade" cx="206" cy="114" rx="20" ry="6" />
      <g className="enter drop">
        <path
          className="paper"
          d="M206 116c-10-20-46-34-46-70a46 46 0 0 1 92 0c0 36-36 50-46 70z"
        />
        <circle className="accent" cx="206" cy="46" r="35" />
        <path
          className="ink"
          d="M206 45c11 0 18 10 18 17 0 6-5 8-10 6-5-1-11-1-16 0-5 2-10 0-10-6 0-7 7-17 18-17zM180 37h0"
        />
        <path className="l-ink" d="M186 44v1M199 32v2M213 32v2M226 44v1" strokeWidth="10" />
      </g>
      <g className="enter late">
        <rect className="shade" x="30" y="120" width="190" height="70" rx="14" />
        <rect className="paper" x="28" y="114" width="190" height="70" rx="14" />
        <circle className="mid" cx="64" cy="149" r="24" />
        <path className="deep" d="M50 134l9 5h10l9-5v18a14 14 0 0 1-28 0z" />
        <path className="l-paper thin" d="M59 148h0M69 148h0" />
        <Figure x="102" y="146" value="18:42" />
        <path className="l-mid thin" d="M104 164h84" />
      </g>
    </MiniatureScene>
  );
}
