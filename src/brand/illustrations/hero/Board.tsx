/** A CRM: three columns of deals, one just won, and the month's curve above them. */
export function Board() {
  return (
    <g transform="rotate(3 380 190)">
      <rect className="shade" x="158" y="38" width="424" height="336" rx="26" />
      <rect className="glass" x="148" y="14" width="424" height="336" rx="26" />
      <rect className="paper" x="158" y="24" width="404" height="316" rx="18" />
      <path className="l-ink" d="M184 56h76" strokeWidth="8" />
      <path className="l-mid thin" d="M184 76h48" />
      <circle className="mid" cx="476" cy="62" r="17" />
      <circle className="warm l-paper thin" cx="502" cy="62" r="17" />
      <circle className="deep l-paper thin" cx="528" cy="62" r="17" />
      <rect className="tint" x="178" y="100" width="364" height="74" rx="12" />
      <path
        className="mid"
        opacity=".5"
        d="M178 156c30-4 44-24 72-22s40 20 70 14 44-34 76-30 40 18 66 8 44-18 80-20v56a12 12 0 0 1-12 12H190a12 12 0 0 1-12-12z"
      />
      <path
        className="l-deep thin"
        d="M180 156c28-4 42-24 70-22s40 20 70 14 44-34 76-30 40 18 66 8"
      />
      <path className="l-deep thin" d="M472 122c34-14 48-16 68-17" strokeDasharray="1 9" />
      <circle className="deep l-paper thin" cx="464" cy="127" r="9" />
      <path className="l-mid thin" d="M188 194h40M312 194h40M436 194h40" />
      <g className="tint">
        <rect x="178" y="206" width="112" height="56" rx="10" />
        <rect x="178" y="270" width="112" height="50" rx="10" />
        <rect x="302" y="206" width="112" height="56" rx="10" />
        <rect x="426" y="270" width="116" height="50" rx="10" />
      </g>
      <rect className="deep" x="426" y="206" width="116" height="56" rx="10" />
      <path className="l-paper thin" d="M442 226h44M442 243h26" />
      <circle className="accent" cx="520" cy="234" r="11" />
      <path className="l-ink" d="M515 234l4 4 7-7" strokeWidth="3" />
      <path
        className="l-mid thin"
        d="M194 226h56M194 243h30M194 290h40M318 226h60M318 243h36M442 290h56"
      />
      <circle className="warm" cx="274" cy="246" r="8" />
      <circle className="mid" cx="398" cy="246" r="8" />
    </g>
  );
}
