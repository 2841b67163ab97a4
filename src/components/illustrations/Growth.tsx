import { Drawing } from './Drawing.tsx';

/** Users, week by week, rising to where the mark stands as the sun. */
export function Growth() {
  return (
    <Drawing viewBox="0 0 480 220">
      <circle className="soft" cx="388" cy="66" r="118" />
      <circle className="soft" cx="388" cy="66" r="82" />
      <g className="soft">
        <rect x="8" y="172" width="52" height="48" rx="10" />
        <rect x="76" y="150" width="52" height="70" rx="10" />
        <rect x="144" y="124" width="52" height="96" rx="10" />
        <rect x="212" y="96" width="52" height="124" rx="10" />
      </g>
      <path className="l-paper" d="M34 150C90 142 118 122 170 104s78-34 150-38" />
      <g className="paper">
        <circle cx="34" cy="150" r="8" />
        <circle cx="170" cy="104" r="8" />
      </g>
      <circle className="lit" cx="370" cy="66" r="36" />
      <circle className="warm" cx="406" cy="66" r="36" />
      <path className="gold" d="M388 35a36 36 0 0 1 0 62 36 36 0 0 1 0-62z" />
    </Drawing>
  );
}
