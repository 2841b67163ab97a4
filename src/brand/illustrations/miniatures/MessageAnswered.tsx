import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

/** A question at night, and a draft that writes itself. */
export function MessageAnswered() {
  return (
    <MiniatureScene>
      <circle className="soft" cx="250" cy="90" r="150" />
      <path
        fill="currentColor"
        opacity=".24"
        d="M34 26a16 16 0 0 1 16-16h112a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H40a6 6 0 0 1-6-6z"
      />
      <path stroke="currentColor" d="M54 32h98M54 48h52" strokeWidth="5" opacity=".85" />
      <Figure className="current" x="188" y="66" value="03:12" />
      <rect className="shade" x="56" y="88" width="234" height="112" rx="16" />
      <path
        className="paper"
        d="M54 98a16 16 0 0 1 16-16h202a16 16 0 0 1 16 16v90a6 6 0 0 1-6 6H70a16 16 0 0 1-16-16z"
      />
      <circle className="deep" cx="82" cy="110" r="15" />
      <path
        className="accent enter pop"
        d="M82 99c1 8 3 10 11 11-8 1-10 3-11 11-1-8-3-10-11-11 8-1 10-3 11-11z"
      />
      <path className="l-ink enter fill" d="M110 110h104" />
      <path className="l-mid thin enter fill late" d="M74 142h186" />
      <path className="l-mid thin enter fill later" d="M74 166h110" />
      <g className="enter pop later">
        <circle className="accent" cx="256" cy="168" r="19" />
        <path className="l-ink thin" d="M256 177v-18M248 166l8-8 8 8" />
      </g>
    </MiniatureScene>
  );
}
