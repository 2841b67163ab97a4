import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mark } from '../brand/Mark.tsx';
import type { FrameContent } from '../content/frame.ts';
import { Logo } from './Picture.tsx';
import { thirds } from './printedSheet.ts';

/** The letterhead is visible only in print. On screen, the page has the navigation instead. */
const Root = styled('div')(({ theme }) => ({
  display: 'none',
  '@media print': {
    display: 'grid',
    gridTemplateColumns: thirds,
    alignItems: 'end',
    columnGap: theme.spacing(2),
    paddingBlockEnd: theme.spacing(1.25),
  },
}));

const Name = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  lineHeight: 1,
  whiteSpace: 'nowrap',
})) as typeof Typography;

/** The lines are in two columns of about the same height, beside the brand. */
const Lines = styled(Typography)(({ theme }) => ({
  gridColumn: 'span 2',
  columnCount: 2,
  columnGap: theme.spacing(2),
  textWrap: 'balance',
})) as typeof Typography;

const LetterheadMark = styled(Mark)({ '&&': { inlineSize: 40 } });

/** Prints the brand name and page number in the bottom margin. Some browsers cannot do this. */
const runningFoot =
  (brandName: string) =>
  ({ typography }: Theme) => ({
    '@page': {
      font: `7.5pt ${typography.fontFamily}`,
      '@bottom-left': { content: JSON.stringify(brandName) },
      '@bottom-right': { content: 'counter(page) " / " counter(pages)' },
    },
  });

interface LetterheadProps {
  /** Brand name, logo, one line for each way to reach the agency, and links. */
  content: FrameContent['letterhead'];
}

/** The header of a printed page: the brand, and every way to reach the agency. */
export function Letterhead({ content: { brandName, brandLogo, lines, links } }: LetterheadProps) {
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
        {links.map(({ label, address }) => (
          <li key={label}>
            <b>{label}</b>
            <br />
            {address}
          </li>
        ))}
      </Lines>
    </Root>
  );
}
