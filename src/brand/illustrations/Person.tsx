import type { TeamLeadContent } from '../../content/contact.ts';
import { Illustration } from './Illustration.tsx';

/** Paths of the hair: a part behind the shoulders, and a part above the face. */
const shapes: Record<TeamLeadContent['hair'], { behind?: string; above: string }> = {
  short: {
    above: 'M35 62c-4-26 6-36 22-36 17 0 25 11 21 35-2-6-4-10-6-14-13 2-23-1-29-6-3 5-6 12-8 21z',
  },
  long: {
    behind: 'M31 104c-4-12-1-24-1-40 0-24 11-38 26-38s26 14 26 38c0 16 3 28-1 40-12 6-38 6-50 0z',
    above: 'M36 70c-4-26 5-38 20-39 15 1 24 12 20 39-2-11-6-19-11-25-7 8-19 11-26 12-2 4-2 8-3 13z',
  },
};

/** Drawing for a team lead who has no picture: head and shoulders in front of a low sun. */
export function Person({ hair }: Pick<TeamLeadContent, 'hair'>) {
  const { behind, above } = shapes[hair];
  return (
    <Illustration viewBox="0 0 112 132" overflow="visible">
      <circle className="glow" cx="90" cy="82" r="38" opacity=".14" />
      <circle className="accent" cx="90" cy="82" r="22" />
      {behind ? <path className="ink" d={behind} /> : null}
      <path className="mid" d="M-4 134c1-26 18-35 42-39h36c24 4 41 13 42 39z" />
      <path className="ink" d="M38 95l18 37 18-37-9-4H47z" />
      <path className="glow" d="M47 76h18v17l-9 13-9-13z" />
      <path className="shade" d="M47 82c5 6 13 6 18 0v8c-5 5-13 5-18 0z" />
      <path className="glow" d="M37 58c0-15 8-24 19-24s19 9 19 24c0 17-9 30-19 30S37 75 37 58z" />
      <path className="shade" d="M56 34C45 34 37 43 37 58c0 17 9 30 19 30-8-16-8-38 0-54z" />
      <path className="ink" d={above} />
    </Illustration>
  );
}
