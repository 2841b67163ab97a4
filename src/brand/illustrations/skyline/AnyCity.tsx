import { City } from './City.tsx';

/** Any city except London and Beirut: houses, a tower, a hall, and trees by the water. */
export function AnyCity() {
  return (
    <City viewBox="0 0 520 220">
      <path
        className="far"
        d="M0 190v-72h34V96h30v30h22V84l18-14 18 14v38h26V74h40v52h30v-30h24l10-22 10 22h24v40h34v-26h28v26h30v54z"
      />
      <g transform="translate(64)">
        <path
          className="near"
          d="M-64 360V140h36v24h28v-14h28v-16h30v16h14V96h10v-8h24v8h10v60h12V60l22-18V16h3v26l21 18v102h14v-34h16a22 22 0 0 1 44 0h16v34h10v30h80c70 0 120 56 208 56h50c50 0 60 28 110 28v84z"
        />
        <path
          className="near"
          d="M293 196v-14a12 12 0 1 1 4 0v14zM321 196v-10a10 10 0 1 1 4 0v10zM347 196v-14a12 12 0 1 1 4 0v14z"
        />
        <path
          className="window"
          d="M-56 156h22M-56 172h22M-56 188h22M10 166h44M10 182h44M82 108h30M82 124h30M82 140h30"
        />
        <path className="window" d="M140 72v110M164 72v110M200 176h54" />
        <path className="lights evening" d="M82 156h30M152 72v110M212 148h28" />
        <path className="lights night" d="M36 146h20M82 172h30M92 122h12M204 160h44M8 157h16" />
        <path className="lights night lamps" d="M-46 204h360" />
      </g>
    </City>
  );
}
