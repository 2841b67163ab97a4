import { City } from './City.tsx';

/** A palm tree: its trunk and its leaves. */
const palm =
  'M0 0c5-26 5-46 0-70h5c4 24 3 48 3 70zM2-68c-10-15-23-15-31-4 10-4 20-3 31 4zM2-68c-16-4-26 4-27 19 6-10 14-16 27-19zM2-68c-2-16 7-25 20-23-9 5-15 12-20 23zM2-68c13-9 27-4 31 9-9-7-18-9-31-9zM2-68c12 2 18 12 15 25-3-10-7-18-15-25zM2-68c-9 6-13 15-9 27 1-10 4-18 9-27z';

/** Beirut from the sea: Pigeon Rocks, the corniche, a minaret, a bell tower and Mount Lebanon. */
export function Beirut() {
  return (
    <City viewBox="0 0 520 220">
      <path
        className="far"
        d="M106 178l44-22c12-9 22-9 32-18l52-46c12-10 24-12 36-4l20 12 40-50c14-16 28-16 42-2l52 48 34-26c12-9 24-8 36 2l26 24 120 40v43H106z"
      />
      <path
        className="snow"
        d="M312 72l18-22c14-16 28-16 42-2l22 20-16 4-12-10-14 14-12-12-14 12z"
      />
      <path
        className="near rocks"
        d="M28 203l3-34-1-10 5-10 9-5 9 4 4 12 3 21 2 22c-5 5-12 1-18 3s-12 0-17-3zM80 203l3-30-1-10 6-22 15-17 34-10 16 7 6 20 6 25 4 37c-6 6-14 1-20 3s-9 0-13-3c0-27-5-42-15-42s-16 16-14 42c-5 5-10 1-15 3s-9 0-12-3z"
      />
      <path
        className="near"
        d="M-132 360v-84c50 0 60-28 110-28h50c80 0 130-4 150-24 20-20 28-32 52-32h36v-78h-4v-8h4V84h-4v-8h4V62l7-22 7 22v14h4v8h-4v22h4v8h-4v36c2-18 12-28 26-31v-8h4v8c14 3 24 13 26 31v-16h14V92l14-26v-8h-5v-4h5v-6h4v6h5v4h-5v8l14 26v100h700v168z"
      />
      <path className="dome" d="M284 150c2-18 12-26 24-29 12 3 22 11 24 29z" />
      <path className="lamp" d="M360 124v-22a6 6 0 0 1 12 0v22z" />
      <path className="window" d="M286 170h41M357 142h17M357 156h17" />
      <path className="lights evening" d="M273 120v53M270.5 70h5M357 170h17M286 158h41" />
      <g className="tower">
        <path className="near" d="M381 194v-40h15v-40h34V88h34V64h56v130z" />
        <path
          className="window"
          d="M478 80h41M478 96h41M478 112h41M478 128h41M478 144h41M478 160h41M399 130h29M399 146h29M399 162h29M436 104h29M436 120h29M436 136h29M436 152h29M436 168h29"
        />
        <path className="lights evening" d="M478 176h41M399 178h29" />
      </g>
      <path className="lights night" d="M343 144v29" />
      <path className="lights night lamps" d="M232 204h800" />
      <path className="rail" d="M214 188h800" />
      <path className="near palm" transform="translate(208 198)" d={palm} />
      <path className="near palm" transform="translate(234 198)scale(.7)" d={palm} />
    </City>
  );
}
