import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

/** A room and a table in one booking, and one sum for both. */
export function RoomAndTable() {
  return (
    <MiniatureScene>
      <circle className="soft" cx="160" cy="100" r="176" />
      <circle className="soft" cx="160" cy="100" r="124" />
      <g className="enter">
        <rect className="shade" x="36" y="18" width="252" height="74" rx="16" />
        <rect className="paper" x="34" y="12" width="252" height="74" rx="16" />
        <rect className="mid" x="46" y="24" width="54" height="50" rx="10" />
        <path className="l-ink thin" d="M56 38v26M56 57h34v7M56 50h28a6 6 0 0 1 6 6" />
        <path className="l-ink" d="M116 42h58" />
        <path className="l-mid thin" d="M116 60h36" />
        <Figure x="216" y="56" value="$ 96" />
      </g>
      <g className="enter late">
        <rect className="shade" x="36" y="100" width="252" height="86" rx="16" />
        <rect className="paper" x="34" y="94" width="252" height="86" rx="16" />
        <rect className="warm" x="46" y="106" width="54" height="50" rx="10" />
        <path className="l-paper thin" d="M56 142h34M60 136a13 13 0 0 1 26 0zM73 119v3" />
        <path className="l-ink" d="M116 124h46" />
        <path className="l-mid thin" d="M116 142h60" />
        <Figure x="216" y="138" value="$ 48" />
      </g>
      <g className="enter pop later">
        <rect
          className="accent l-paper"
          x="92"
          y="162"
          width="136"
          height="46"
          rx="23"
          strokeWidth="5"
        />
        <path className="l-ink" d="M114 185l7 7 13-14" />
        <Figure x="146" y="192" value="$144" />
      </g>
    </MiniatureScene>
  );
}
