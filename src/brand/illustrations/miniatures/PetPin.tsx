import { Figure } from '../Figure.tsx';

export interface PetPinTexts {
  place: string;
}

interface PetPinProps {
  /** The words on the screen. */
  texts: PetPinTexts;
}

/** Seen: a paw on the map, with the way that led there, and when and where that was. */
export function PetPin({ texts: { place } }: PetPinProps) {
  return (
    <>
      <path
        className="l-soft"
        d="M-80 120L400 0M40-80L10 320M250-80l-30 400M-80 220L400 150"
        strokeWidth="30"
      />
      <path stroke="currentColor" d="M24 172l12-66 146-12" strokeDasharray="1 13" />
      <g className="enter drop">
        <path className="paper" d="M196 124c-9-18-46-32-46-70a46 46 0 0 1 92 0c0 38-37 52-46 70z" />
        <circle className="accent" cx="196" cy="54" r="35" />
        <path
          className="ink"
          d="M196 52c11 0 18 10 18 17s-5 8-10 6c-6-1-11-1-16 0-6 2-10 0-10-6s7-17 18-17z"
        />
        <path className="l-ink" d="M176 50v1M189 38v2M203 38v2M216 50v1" strokeWidth="10" />
      </g>
      <g className="enter late">
        <rect className="paper" x="118" y="133" width="170" height="50" rx="14" />
        <Figure className="word" x="130" y="164" value="18:42" />
        <text className="word" x="188" y="164">
          {place}
        </text>
      </g>
    </>
  );
}
