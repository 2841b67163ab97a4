/** An assistant: asked on the right, answering on the left. */
export function Chat() {
  return (
    <g transform="rotate(4 440 430)">
      <rect className="shade" x="298" y="340" width="290" height="216" rx="30" />
      <rect className="glass" x="286" y="314" width="294" height="220" rx="30" />
      <rect className="ink" x="296" y="324" width="274" height="200" rx="22" />
      <circle className="deep" cx="332" cy="360" r="19" />
      <path
        className="accent"
        d="M332 346c1 10 4 13 14 14-10 1-13 4-14 14-1-10-4-13-14-14 10-1 13-4 14-14z"
      />
      <path className="l-paper" d="M366 353h58" />
      <path className="l-mid thin" d="M366 370h30" />
      <circle className="accent" cx="540" cy="360" r="6" />
      <path
        className="deep"
        d="M430 394h102a18 18 0 0 1 18 18v22a4 4 0 0 1-4 4H430a18 18 0 0 1-18-18v-8a18 18 0 0 1 18-18z"
      />
      <path className="l-paper thin" d="M432 409h92M432 423h54" />
      <path
        className="paper"
        d="M334 450h134a20 20 0 0 1 20 20v14a20 20 0 0 1-20 20H320a6 6 0 0 1-6-6v-28a20 20 0 0 1 20-20z"
      />
      <path className="l-deep thin" d="M336 468h120M336 486h76" />
      <path
        className="accent spark"
        d="M528 448c3 19 8 24 27 27-19 3-24 8-27 27-3-19-8-24-27-27 19-3 24-8 27-27z"
      />
    </g>
  );
}
