import { styled } from '@mui/material/styles';
import { Mark } from '../brand/Mark.tsx';
import type { FrameContent } from '../content/frame.ts';

/** On screen the navigation stands in its place. */
const Root = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlockEnd: 12,
    borderBlockEnd: '1px solid',
    '& > div': { ...theme.typography.h2, display: 'flex', alignItems: 'center', gap: 12 },
    '& > div > svg': { inlineSize: 48 },
    '& li': theme.typography.caption,
  },
}));

interface LetterheadProps {
  /** The name, and one line for each way to reach the agency. */
  content: FrameContent['letterhead'];
}

/** The head of a printed page: the mark, and every way to reach the agency. */
export function Letterhead({ content: { brandName, lines } }: LetterheadProps) {
  return (
    <Root>
      <div>
        <Mark />
        {brandName}
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Root>
  );
}
