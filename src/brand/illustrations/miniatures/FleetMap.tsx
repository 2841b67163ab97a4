import { Label } from '../Label.tsx';

/** A van on its route through the streets, with its destination and arrival time. */
export function FleetMap() {
  return (
    <>
      <path className="l-soft" d="M-80 156H400M76-80v400M231-80v400M-80 44H400" strokeWidth="30" />
      <path stroke="currentColor" d="M-80 156h291a20 20 0 0 0 20-20V96" strokeDasharray="3 13" />
      <ellipse className="shade" cx="231" cy="92" rx="16" ry="5" />
      <path
        className="warm l-paper enter drop"
        d="M231 92c-7-12-28-26-28-48a28 28 0 0 1 56 0c0 22-21 36-28 48z"
        strokeWidth="5"
      />
      <circle className="paper enter drop" cx="231" cy="44" r="10" />
      <g className="enter drive">
        <rect className="shade" x="34" y="166" width="130" height="8" rx="4" />
        <path
          className="paper"
          d="M46 116a12 12 0 0 1 12-12h58c13 0 18 8 25 22l10 4a8 8 0 0 1 5 8v18a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8z"
        />
        <path className="deep" d="M116 115c7 0 10 5 14 15h-18v-11a4 4 0 0 1 4-4z" />
        <path className="l-mid" d="M62 120h34M62 136h18" />
        <circle className="deep l-paper" cx="72" cy="162" r="13" />
        <circle className="deep l-paper" cx="134" cy="162" r="13" />
      </g>
      <g className="enter late">
        <rect className="shade" x="38" y="22" width="138" height="62" rx="16" />
        <rect className="paper" x="36" y="16" width="138" height="62" rx="16" />
        <circle className="accent" cx="64" cy="47" r="15" />
        <path className="l-ink thin" d="M57 47l5 5 9-10" />
        <Label x="90" y="46" value="08:40" />
        <path className="l-mid thin" d="M92 61h56" />
      </g>
    </>
  );
}
