import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { compiler } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { Skyline } from '../brand/illustrations/skyline/Skyline.tsx';
import { linkTo } from '../components/externalLink.ts';
import { Page } from '../components/Page.tsx';
import { sectionRule } from '../components/printedSheet.ts';
import type { HomeContent } from '../content/home.ts';
import { settings } from '../content/settings.ts';
import type { TextContent } from '../content/textPages.ts';
import { Footer } from '../sections/Footer/Footer.tsx';
import { Navigation } from '../sections/Navigation/Navigation.tsx';

/** The content starts below the navigation bar. */
const Band = styled('section')(({ theme }) => ({
  paddingBlock: `calc(${theme.layout.barHeight} + ${theme.space.huge}) ${theme.layout.sectionSpacing}`,
  '@media print': { paddingBlock: theme.spacing(1.5), ...sectionRule },
}));

/** A column with lines of about 75 characters. */
const Column = styled('div')({ maxInlineSize: '42rem' });

const Heading = styled(Typography)(({ theme }) => ({
  marginBlockEnd: theme.space.large,
})) as typeof Typography;

const SubHeading = styled(Typography)(({ theme }) => ({
  marginBlock: `${theme.space.large} ${theme.spacing(1.5)}`,
})) as typeof Typography;

const Paragraph = styled('p')(({ theme }) => ({ marginBlock: `0 ${theme.spacing(2)}` }));

const List = styled('ul')({
  marginBlockEnd: '1rem',
  paddingInlineStart: '1.5em',
  listStyle: 'revert',
});

/** A wide table scrolls, so that its words do not break. On paper, they may break. */
const TableFrame = styled(TableContainer)(({ theme }) => ({
  marginBlockEnd: theme.spacing(2),
  '& :is(th, td)': { verticalAlign: 'top' },
  '@media screen': { overflowWrap: 'break-word' },
  '@media print': { overflowX: 'visible' },
}));

const Code = styled('pre')({ whiteSpace: 'pre-wrap' });

/** The frame can have focus, so that the arrow keys can scroll it. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    <TableFrame tabIndex={0}>
      <Table size="small">{children}</Table>
    </TableFrame>
  );
}

interface TextLinkProps {
  href?: string;
  children?: ReactNode;
}

function TextLink({ href = '', children }: TextLinkProps) {
  return (
    <Link color="inherit" {...linkTo(href)}>
      {children}
    </Link>
  );
}

const options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  overrides: {
    h2: { component: SubHeading, props: { variant: 'h2Quiet', component: 'h2' } },
    h3: { component: SubHeading, props: { variant: 'h3' } },
    p: Paragraph,
    a: TextLink,
    ul: List,
    ol: { component: List, props: { as: 'ol' } },
    table: ScrollingTable,
    thead: TableHead,
    tbody: TableBody,
    tr: TableRow,
    th: TableCell,
    td: TableCell,
    pre: Code,
  },
};

interface TextPageProps {
  /** Heading and Markdown of the page, and text for its frame, navigation and footer. */
  content: TextContent &
    Pick<HomeContent, 'frame' | 'navigation' | 'footer'> & {
      /** URL of the home page in the page's language. */
      homeHref: string;
    };
}

/** A text page, such as a privacy policy. */
export function TextPage({ content }: TextPageProps) {
  const { homeHref, frame, navigation, footer, heading, text } = content;
  return (
    <Page
      frame={frame}
      header={<Navigation content={navigation} homeHref={homeHref} />}
      footer={
        <Footer
          content={footer}
          backdrop={<Skyline offices={settings.offices} scene="footer" />}
          homeHref={homeHref}
        />
      }
    >
      <Band aria-labelledby="text-heading">
        <Container>
          <Column>
            <Heading id="text-heading" variant="h2" component="h1">
              {heading}
            </Heading>
            {compiler(text, options)}
          </Column>
        </Container>
      </Band>
    </Page>
  );
}
