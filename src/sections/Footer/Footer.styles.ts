import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Brand } from '../../components/Brand.tsx';
import { sectionRule } from '../../components/printedSheet.ts';
import { Icon } from '../../brand/icons/Icon.tsx';

/** Height of the water below the cities. In the drawings, both coasts end just above this depth. */
const waterDepth = ({ layout }: Theme) => `calc(${layout.cityWidth} * 0.064)`;

/** The sky behind the cities. It starts with the colour of the page's background. */
export const FooterSky = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  overflow: 'hidden',
  '@supports (overflow: clip)': { overflow: 'clip' },
  position: 'relative',
  minBlockSize: 'clamp(192px, 28vw, 520px)',
  paddingBlockEnd: waterDepth(theme),
  background: theme.vars.palette.sky.afterglow,
  /* The land below the curved shore. */
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    blockSize: waterDepth(theme),
    backgroundColor: theme.vars.palette.inverse.main,
  },
  '@media print': { display: 'none' },
}));

export const FooterBody = styled('div')(({ theme }) => ({
  position: 'relative',
  marginBlockStart: -2,
  paddingBlock: `${theme.space.huge} ${theme.spacing(4)}`,
  backgroundColor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.text,
  '@media print': { margin: 0, padding: theme.spacing(2, 0, 0), ...sectionRule },
}));

export const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(3)} ${theme.layout.gutter}`,
  /* Two lists are side by side, if they fit at the visitor's text size. */
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  /* The closing words are beside the lists. */
  [theme.breakpoints.up('tablet')]: {
    gridTemplateColumns: '2fr 1fr 1fr',
    rowGap: theme.space.large,
  },
  '@media print': { display: 'block' },
}));

/** A list of links below a heading. */
export const Links = styled(Stack)(({ theme }) => ({
  paddingBlockStart: theme.spacing(1.5),
  '@media print': { display: 'none' },
})) as typeof Stack;

export const Closing = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('tablet')]: { gridColumn: 'auto' },
}));

/** In print, the letterhead has the brand. */
export const FooterBrand = styled(Brand)({ '@media print': { display: 'none' } });

/** The tagline usually takes up three lines. */
export const Tagline = styled(Typography)(({ theme }) => ({
  maxInlineSize: '13em',
  marginBlockStart: theme.space.medium,
  '@media print': {
    maxInlineSize: 'none',
    margin: 0,
    fontSize: theme.fontSize.large,
  },
})) as typeof Typography;

/** The link has one line. Space for a second line is reserved until the script adds the time. */
export const Answer = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.down('sm')]: { minBlockSize: '3.2em' },
  [theme.breakpoints.between('tablet', 'md')]: { minBlockSize: '3.2em' },
  [theme.breakpoints.up('tablet')]: { gridArea: '2 / 1', alignSelf: 'center' },
  textWrap: 'balance',
  '@media print': { display: 'none' },
}));

/** Links to social networks. They are below both lists, and before them in the HTML (FOOT-2). */
export const Social = styled('ul')(({ theme }) => ({
  order: 1,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [theme.breakpoints.up('tablet')]: { gridArea: '2 / 3', alignSelf: 'center' },
  '@media print': { display: 'none' },
}));

export const SocialLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: theme.layout.tapSize,
  blockSize: theme.layout.tapSize,
  borderRadius: theme.radius.pill,
  border: `1px solid ${theme.vars.palette.inverse.edge}`,
  color: theme.vars.palette.inverse.muted,
}));

export const ListLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  /* The click target is 12 px taller than the line. */
  paddingBlock: 6,
  color: theme.vars.palette.inverse.text,
  /* A link without an `href` does not react to the pointer. */
  '&:not([href])': { textDecoration: 'none' },
})) as typeof Link;

/** Marks a link to another site, as in the navigation bar. */
export const ExternalMark = styled(Icon)({ marginInlineStart: 6, verticalAlign: '-0.08em' });

export const Small = styled(Typography)(({ theme }) => ({
  marginBlockStart: theme.spacing(6),
  paddingBlockStart: theme.spacing(3),
  borderBlockStart: `1px solid ${theme.vars.palette.inverse.line}`,
  color: theme.vars.palette.inverse.muted,
  '@media print': { marginBlockStart: theme.spacing(0.5), padding: 0, border: 0 },
}));

/** Links to text pages and to other languages, in a row below the copyright. */
export const PageList = styled(Typography)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
  marginBlockStart: theme.spacing(1),
  '@media print': { display: 'none' },
})) as typeof Typography;
