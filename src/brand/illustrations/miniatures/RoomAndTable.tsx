import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** A booking for a room and a table, with one price for both. */
export function RoomAndTable({ texts: { room, table, total } }: ProductDrawing<'hospitality'>) {
  return (
    <>
      <circle className="soft" cx="160" cy="100" r="140" />
      <g className="enter">
        <rect className="paper" x="34" y="18" width="252" height="48" rx="16" />
        <rect className="mid" x="46" y="24" width="46" height="36" rx="10" />
        <path className="l-ink thin" d="M54 31v22M54 47h30v6M54 41h24a6 6 0 0 1 6 6" />
        <path className="bar" d="M110 42h60" />
        <Label className="word" x="104" y="48" value={room.name} />
        <Label x="270" y="50" textAnchor="end" value={room.price} />
      </g>
      <g className="enter late">
        <rect className="paper" x="34" y="76" width="252" height="48" rx="16" />
        <rect className="warm" x="46" y="82" width="46" height="36" rx="10" />
        <path className="l-paper thin" d="M54 108h30M57 102a12 12 0 0 1 24 0z" />
        <path className="bar" d="M110 100h48" />
        <Label className="word" x="104" y="106" value={table.name} />
        <Label x="270" y="108" textAnchor="end" value={table.price} />
      </g>
      <g className="enter later">
        <rect className="accent" x="34" y="134" width="252" height="48" rx="16" />
        <path className="l-ink thin" d="M59 158l7 7 14-15" />
        <path className="bar" d="M110 158h36" />
        <Label className="word" x="104" y="164" value={total.name} />
        <Label x="270" y="166" textAnchor="end" value={total.price} />
      </g>
    </>
  );
}
