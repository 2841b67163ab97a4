import type { DigitalMarketingContent } from '../../content/digitalMarketing.ts';
import { Illustration } from './Illustration.tsx';
import { Label } from './Label.tsx';
import { moves } from './Illustration.behaviour.ts';

interface GrowthProps {
  texts: DigitalMarketingContent['pitch']['chart'];
}

/**
 * A sheet of paper with the number of users from each channel. The longest bar has its own colour.
 * Each bar includes its round ends, which are 7 units long.
 * Behind the paper is a sun with two discs, like the brand's mark. `overflow` shows the paper's whole outline in forced colours.
 */
export function Growth({ texts: { heading, total, channels } }: GrowthProps) {
  const most = Math.max(...channels.map(({ users }) => users));
  return (
    <Illustration overflow="visible" viewBox="0 -52 480 288" {...moves('0.6')} fontSize="17">
      <circle className="mid" cx="344" r="48" />
      <circle className="accent" cx="396" r="48" />
      <path className="gold" d="M370-41a48 48 0 0 1 0 82 48 48 0 0 1 0-82z" />
      <rect className="shade" x="5" y="9" width="474" height="226" rx="16" />
      <rect className="paper" width="474" height="226" rx="16" />
      <Label className="ink" x="24" y="44" value={heading} />
      <Label className="ink large" x="450" y="46" textAnchor="end" value={total} />
      <path className="l-tint" strokeWidth="2" d="M24 66h426" />
      {channels.map(({ name, users }, index) => (
        <g key={name} transform={`translate(0 ${94 + index * 36})`}>
          <Label className="ink" x="24" y="6" value={name} />
          <path
            className={`${users === most ? 'l-warm' : 'l-deep'} enter fill`}
            strokeWidth="14"
            d={`M157 0h${Math.max(0, Math.round((users / most) * 244) - 14)}`}
          />
          <Label className="ink" x="450" y="6" textAnchor="end" value={users} />
        </g>
      ))}
    </Illustration>
  );
}
