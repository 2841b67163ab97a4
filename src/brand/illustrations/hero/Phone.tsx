/** An app: the driver is on the way, the booking one tap from done. */
export function Phone() {
  return (
    <g transform="rotate(-6 140 340)">
      <rect className="shade" x="44" y="148" width="212" height="412" rx="42" />
      <rect className="glass" x="32" y="122" width="216" height="416" rx="44" />
      <rect className="ink" x="40" y="130" width="200" height="400" rx="36" />
      <path
        className="tint"
        d="M76 140h128a26 26 0 0 1 26 26v328a26 26 0 0 1-26 26H76a26 26 0 0 1-26-26V166a26 26 0 0 1 26-26z"
      />
      <g className="l-paper" strokeWidth="12">
        <path
          d="M50 236h180M50 318h180M98 140v240M178 140v240M100 152l78 84"
          strokeLinecap="butt"
        />
      </g>
      <path
        className="mid"
        d="M192 246h32v60h-18a14 14 0 0 1-14-14zM56 166v58h22a6 6 0 0 0 6-6v-66a14 14 0 0 0-8-6 20 20 0 0 0-20 20z"
        opacity=".55"
      />
      <path
        className="l-deep"
        d="M98 336v-88a12 12 0 0 1 12-12h56a12 12 0 0 0 12-12v-8"
        strokeWidth="7"
      />
      <circle className="deep l-paper" cx="98" cy="334" r="12" />
      <path
        className="warm l-paper"
        d="M178 222c-5-9-22-18-22-36a22 22 0 0 1 44 0c0 18-17 27-22 36z"
        strokeWidth="5"
      />
      <circle className="paper" cx="178" cy="186" r="8" />
      <rect className="ink" x="114" y="148" width="52" height="14" rx="7" />
      <path
        className="paper"
        d="M50 394a20 20 0 0 1 20-20h140a20 20 0 0 1 20 20v100a26 26 0 0 1-26 26H76a26 26 0 0 1-26-26z"
      />
      <rect className="mid" x="68" y="392" width="42" height="42" rx="12" />
      <path className="deep" d="M74 421v-6a6 6 0 0 1 5-6l4-8h13l4 8a6 6 0 0 1 5 6v6z" />
      <path className="l-ink" d="M82 422h0M97 422h0" strokeWidth="9" />
      <path className="l-ink" d="M126 404h58" />
      <path className="l-mid thin" d="M126 422h36" />
      <rect className="accent" x="68" y="450" width="144" height="42" rx="21" />
      <path className="l-ink" d="M116 471h48" />
      <path className="l-ink thin" d="M122 508h36" opacity=".4" />
    </g>
  );
}
