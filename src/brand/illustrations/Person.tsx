import type { ReactNode } from 'react';
import type { TeamLeadContent } from '../../content/contact.ts';
import { Illustration } from './Illustration.tsx';

/** A man with glasses and a jacket, in front of the Elizabeth Tower and the Eye. */
const london = (
  <>
    <g className="mid" opacity=".45">
      <path d="M4 134V54h4l7-34 7 34h4v80z" />
      <g fill="none" className="l-mid" strokeWidth="2.5">
        <circle cx="94" cy="74" r="27" />
        <path d="M67 74h54M94 47v54" strokeWidth="1" />
      </g>
    </g>
    <circle className="accent" cx="15" cy="64" r="6" />
    <path className="ink" d="M-4 134c1-26 16-34 42-39h36c26 5 41 13 42 39z" />
    <path className="mid" d="M36 94l20 44 20-44-10-5H46z" />
    <path className="glow" d="M47 74h18v18l-9 12-9-12z" />
    <path className="paper" d="M46 88l10 15-11 13-9-22zM66 88l-10 15 11 13 9-22z" />
    <path className="glow" d="M37 58c0-15 8-26 19-26s19 11 19 26c0 17-9 30-19 30S37 75 37 58z" />
    <path
      className="ink"
      d="M35 60c-5-24 2-37 21-37s26 13 21 37l-4-16c-10 1-20-1-27-6-4 5-8 11-11 22z"
    />
    <path
      className="ink"
      d="M35 50c1 12 4 21 10 22 7-3 15-3 22 0 6-1 9-10 10-22 2 24-5 41-21 41S33 74 35 50z"
    />
    <path className="l-accent" strokeWidth="2.5" d="M51 78c3 2 7 2 10 0" />
    <path
      className="l-ink"
      strokeWidth="2.2"
      d="M42 58a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM58 58a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM54 57h4"
    />
  </>
);

/** A woman with long hair and earrings, in front of Mount Lebanon and a low sun. */
const beirut = (
  <>
    <circle className="gold" cx="20" cy="62" r="17" />
    <path className="glow" opacity=".3" d="M-4 134V92l22-14 14 8 40-36 10 8 14-14 20 18v72z" />
    <path
      className="ink"
      d="M29 112c-8-12 0-26 0-44 0-28 10-42 27-42s28 14 28 42c0 18 7 30-1 44-14 8-40 8-54 0z"
    />
    <path className="gold" d="M-2 134c2-24 14-32 40-37h36c26 5 38 13 40 37z" />
    <g className="accent">
      <path d="M46 74h20v18c3 3 6 4 9 5-6 14-32 14-38 0 3-1 6-2 9-5z" />
      <path d="M37 58c0-15 8-26 19-26s19 11 19 26c0 17-9 30-19 30S37 75 37 58z" />
    </g>
    <path
      className="glow"
      opacity=".45"
      d="M37 58c0-15 8-26 19-26s19 11 19 26c0 17-9 30-19 30S37 75 37 58z"
    />
    <path className="shade" d="M46 81c6 7 14 7 20 0v9c-5 6-15 6-20 0z" />
    <path
      className="ink"
      d="M36 72c-4-26 4-40 20-41 17 0 24 14 20 41-1-11-3-19-6-24-12-1-20-5-25-11-1 12-6 22-9 35z"
    />
    <path
      className="l-ink"
      strokeWidth="2.2"
      d="M45 59c2-2 4-2 6 0M61 59c2-2 4-2 6 0M50 73c4 4 8 4 12 0"
    />
    <path className="l-paper" strokeWidth="4.5" d="M37 79h0M75 79h0" />
  </>
);

const portraits: Record<TeamLeadContent['portrait'], ReactNode> = { london, beirut };

/** Drawing for a team lead who has no picture: head and shoulders in front of a city. */
export function Person({ portrait }: Pick<TeamLeadContent, 'portrait'>) {
  return (
    <Illustration viewBox="0 0 112 132" overflow="visible">
      {portraits[portrait]}
    </Illustration>
  );
}
