import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Illustration } from '../../brand/illustrations/Illustration.tsx';
import type { ContactContent } from '../../content/contact.ts';

/** The shadow looks like a second sheet of paper under the first one. */
const secondSheet = ({ vars: { palette } }: Theme, x: number) =>
  `${x}px 5px 0 -1px ${palette.background.paper}, ${x}px 5px 0 ${palette.divider}`;

const Sheet = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: 4,
  boxShadow: secondSheet(theme, 5),
  '@media screen': {
    /* Room for the shadow. */
    margin: '0 5px 5px 0',
    '[dir="rtl"] &': { boxShadow: secondSheet(theme, -5) },
  },
  /* In print, the signature is at the bottom of the sheet. */
  '@media print': {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    padding: theme.spacing(1.5),
  },
})) as typeof Paper;

const heading = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 1,
};

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  columnGap: theme.layout.gutter,
  marginBlockStart: theme.spacing(1.5),
  '@media print': { gridTemplateColumns: 'none', marginBlockStart: theme.spacing(0.75) },
}));

/** The example is beside its title if both fit on one line. */
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.4,
  '@media print': { flexWrap: 'nowrap', paddingBlock: theme.spacing(0.5) },
}));

const Part = styled('b')({ flexShrink: 0, minInlineSize: '3.5em', maxInlineSize: '100%' });

const Words = styled('span')({ flex: '1 1 13em' });

const Stroke = styled(Illustration)(({ theme }) => ({
  '&&': { inlineSize: 'min(7rem, 100%)' },
  color: theme.vars.palette.primary.main,
  stroke: 'currentColor',
  '@media print': {
    '&&': { display: 'block', inlineSize: '4rem', marginBlockStart: 'auto', color: 'inherit' },
  },
}));

interface PlanSheetProps {
  /** Title, each part with an example, and the text below the signature. */
  content: ContactContent['plan'];
}

/** An example of the plan that a visitor receives, drawn as a signed sheet of paper. */
export function PlanSheet({ content }: PlanSheetProps) {
  return (
    <Sheet component="figure" aria-labelledby="contact-plan">
      <Stack component="figcaption" direction="row" sx={heading}>
        <Typography id="contact-plan" variant="h3" component="span">
          {content.heading}
        </Typography>
        <Typography variant="caption" color="secondary">
          {content.note}
        </Typography>
      </Stack>
      <Rows>
        {content.parts.map(({ title, example }) => (
          <Row key={title}>
            <Part>{title}</Part>
            <Words>{example}</Words>
          </Row>
        ))}
      </Rows>
      <Stroke viewBox="0 0 160 50">
        <path
          className="thin"
          d="M8 16c18-7 36-9 56-7M42 8c-2 12-8 24-16 33 7-1 16-16 25-18 9-1 8 14-1 15-8 0-6-14 4-13 6 1 9 1 12-2 4 0-3 15-1 16 4 0 8-16 13-16 5 1-4 15 0 16 4 0 8-16 13-15 5 1-3 15 2 15 14 0 24-9 52-15"
        />
      </Stroke>
      <Typography
        variant="caption"
        sx={{
          borderBlockStart: '1px solid',
          borderColor: 'text.secondary',
          paddingBlockStart: 0.5,
        }}
      >
        {content.signature}
      </Typography>
    </Sheet>
  );
}
