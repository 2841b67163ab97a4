import { Figure } from '../Figure.tsx';

export interface RoomAndTableTexts {
  room: string;
  table: string;
}

interface RoomAndTableProps {
  /** The words on the screen. */
  texts: RoomAndTableTexts;
}

/** A room and a table in one booking, and one sum for both. */
export function RoomAndTable({ texts: { room, table } }: RoomAndTableProps) {
  return (
    <>
      <circle className="soft" cx="160" cy="100" r="140" />
      <g className="enter">
        <rect className="paper wide" x="34" y="12" width="252" height="72" rx="16" />
        <rect className="mid" x="54" y="22" width="54" height="52" rx="10" />
        <path className="l-ink thin" d="M64 36v26M64 55h34v7M64 48h28a6 6 0 0 1 6 6" />
        <text className="word" x="130" y="56">
          {room}
        </text>
        <Figure x="270" y="56" textAnchor="end" value="$96" />
      </g>
      <g className="enter late">
        <rect className="paper wide" x="34" y="96" width="252" height="72" rx="16" />
        <rect className="warm" x="54" y="106" width="54" height="52" rx="10" />
        <path className="l-paper thin" d="M64 142h34M68 136a13 13 0 0 1 26 0z" />
        <text className="word" x="130" y="140">
          {table}
        </text>
        <Figure x="270" y="140" textAnchor="end" value="$48" />
      </g>
      <g className="enter pop later">
        <rect className="accent" x="182" y="152" width="106" height="42" rx="21" />
        <Figure x="235" y="181" textAnchor="middle" value="$144" />
      </g>
    </>
  );
}
