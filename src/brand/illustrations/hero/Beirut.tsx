import { City } from './City.tsx';

/** Beirut from the sea: the Pigeon Rocks, the corniche, a minaret beside a bell tower, Mount Lebanon. */
export function Beirut() {
  return (
    <City viewBox="0 0 520 220">
      <path
        className="far"
        d="M90 200l60-44c12-9 22-9 32-18l52-46c12-10 24-12 36-4l20 12 40-50c14-16 28-16 42-2l52 48 34-26c12-9 24-8 36 2l26 24v104z"
      />
      <path
        className="snow"
        d="M312 72l18-22c14-16 28-16 42-2l22 20-16 4-12-10-14 14-12-12-14 12z"
      />
      <path
        className="near"
        d="M24 208l5-34c2-8-1-12 3-18 4-8 9-10 14-8 7 2 8 8 10 16 3 10 2 14 4 22l4 22zM78 208l5-44c1-10-2-16 4-26l8-14c5-8 14-7 22-10l22-5c12-2 20 3 24 14l6 22c3 10 0 16 4 26l8 37h-38c4-36-6-54-18-54s-18 20-14 54z"
      />
      <path
        className="near"
        d="M184 220c10-16 24-28 46-28h36v-78h-4v-8h4V84h-4v-8h4V62l7-22 7 22v14h4v8h-4v22h4v8h-4v36c2-18 12-28 26-31v-8h4v8c14 3 24 13 26 31v-16h14V92l14-26v-8h-5v-4h5v-6h4v6h5v4h-5v8l14 26v62h14v-40h34v-26h40V64h50v156z"
      />
      <path className="dome" d="M284 150c2-18 12-26 24-29 12 3 22 11 24 29z" />
      <path className="lamp" d="M360 124v-22a6 6 0 0 1 12 0v22z" />
      <path
        className="window"
        d="M286 170h41M357 142h17M357 156h17M399 130h29M399 146h29M399 162h29M436 104h29M436 120h29M436 136h29M436 152h29M436 168h29M478 80h41M478 96h41M478 112h41M478 128h41M478 144h41M478 160h41"
      />
      <path className="rail" d="M214 188h306" />
      <g className="palms">
        <path d="M216 198c4-28 4-46-2-70M242 198c-2-18-2-30 2-46" />
        <path d="M214 128c-7-15-20-16-30-8M214 128c-13-4-23 4-25 17M214 128c0-16 10-23 23-19M214 128c13-7 25 0 28 12M244 152c-5-10-13-12-21-6M244 152c-9-2-15 3-17 12M244 152c2-11 9-15 18-11M244 152c9-4 17 2 17 11" />
      </g>
    </City>
  );
}
