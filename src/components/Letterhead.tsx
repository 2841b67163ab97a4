import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mark } from '../brand/Mark.tsx';
import type { FrameContent } from '../content/frame.ts';
import { Logo } from './Picture.tsx';

/** The letterhead is visible only in print. On screen, the page has the navigation instead. */
const Root = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    paddingBlockEnd: theme.spacing(1),
    borderBlockEnd: '1px solid',
  },
}));

const Name = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  whiteSpace: 'nowrap',
})) as typeof Typography;

/** The lines are in two columns, beside the brand. */
const Lines = styled(Typography)({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: '12pt',
  fontSize: '7.5pt',
}) as typeof Typography;

const LetterheadMark = styled(Mark)({ '&&': { inlineSize: 40 } });

/** Prints the brand name and page number in the bottom margin. Some browsers cannot do this. */
const runningFoot = (brandName: string) => ({
  '@page': {
    font: '8pt sans-serif',
    '@bottom-left': { content: JSON.stringify(brandName) },
    '@bottom-right': { content: 'counter(page) " / " counter(pages)' },
  },
});

interface LetterheadProps {
  /** Brand name, logo, and one line for each way to reach the agency. */
  content: FrameContent['letterhead'];
}

/** The header of a printed page: the brand, and every way to reach the agency. */
export function Letterhead({ content: { brandName, brandLogo, lines } }: LetterheadProps) {
  return (
    <Root>
      <GlobalStyles styles={runningFoot(brandName)} />
      {brandLogo ? (
        <Logo logo={brandLogo} name={brandName} />
      ) : (
        <Name variant="h2" component="p" translate="no">
          <LetterheadMark />
          {brandName}
        </Name>
      )}
      {/* Phone numbers run from left to right in every language. */}
      <Lines variant="caption" component="ul">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </Lines>
    </Root>
  );
}
