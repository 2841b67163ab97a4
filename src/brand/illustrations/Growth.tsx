import { Illustration } from './Illustration.tsx';

/** A curve that rises, week by week, to the height of the sun, which is the mark. */
export function Growth() {
  return (
    <Illustration viewBox="0 0 480 220">
      <circle className="soft" cx="388" cy="84" r="98" />
      <path
        className="l-paper"
        opacity=".2"
        strokeWidth="2"
        d="M0 28h480M0 84h480M0 140h480M0 196h480"
      />
      <path className="l-paper" d="M20 186c70-4 116-16 166-52 44-32 90-86 112-130" />
      <g className="paper">
        <circle cx="20" cy="186" r="8" />
        <circle cx="186" cy="134" r="8" />
        <circle cx="298" cy="4" r="8" />
      </g>
      <circle className="mid" cx="371" cy="84" r="34" />
      <circle className="accent" cx="405" cy="84" r="34" />
      <path className="gold" d="M388 54a34 34 0 0 1 0 60 34 34 0 0 1 0-60z" />
    </Illustration>
  );
}
