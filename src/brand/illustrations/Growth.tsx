import { Illustration } from './Illustration.tsx';

/** A town that grows, week by week, towards where the mark stands as the sun. */
export function Growth() {
  return (
    <Illustration viewBox="0 0 480 220">
      <circle className="soft" cx="388" cy="84" r="98" />
      <path
        className="ink"
        d="M0 220v-44h62v44zM74 220v-70h62v70zM148 220v-98h62v98zM222 220V92h24V82h14v10h24v128z"
      />
      <path
        className="l-accent"
        strokeDasharray="6 9"
        strokeLinecap="butt"
        d="M15 194h36M89 170h36M89 190h36M163 142h36M163 162h36M163 182h36M237 112h36M237 132h36M237 152h36M237 172h36"
      />
      <path className="l-paper" d="M30 140c60-8 100-22 150-44 50-20 96-58 118-92" />
      <g className="paper">
        <circle cx="30" cy="140" r="8" />
        <circle cx="180" cy="96" r="8" />
        <circle cx="298" cy="4" r="8" />
      </g>
      <circle className="mid" cx="371" cy="84" r="34" />
      <circle className="accent" cx="405" cy="84" r="34" />
      <path className="gold" d="M388 54a34 34 0 0 1 0 60 34 34 0 0 1 0-60z" />
    </Illustration>
  );
}
