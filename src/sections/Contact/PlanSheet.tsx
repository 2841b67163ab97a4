import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Illustration } from '../../brand/illustrations/Illustration.tsx';
import type { ContactContent } from '../../content/contact.ts';

const Sheet = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: 4,
  '@media print': { padding: theme.spacing(1.25) },
  /* The shadow looks like a second sheet of paper under the first one. The margin makes room for it. */
  margin: '0 5px 5px 0',
  boxShadow: `5px 5px 0 -1px ${theme.vars.palette.background.paper}, 5px 5px 0 ${theme.vars.palette.divider}`,
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
}));

/** The example is beside its title if both fit on one line. */
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  lineHeight: 1.4,
  '@media print': { flexWrap: 'nowrap' },
}));

const Part = styled('b')({ flexShrink: 0, minInlineSize: '3.5em', maxInlineSize: '100%' });

const Words = styled('span')({ flex: '1 1 13em' });

const Stroke = styled(Illustration)(({ theme }) => ({
  '&&': { inlineSize: 'min(7rem, 100%)' },
  color: theme.vars.palette.primary.main,
  stroke: 'currentColor',
  '@media print': { '&&': { inlineSize: '4rem' } },
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
      <Stroke viewBox="0 0 160 50" className="printed">
        <path
          className="thin"
          d="M10 34C26 4 44 2 36 22 30 38 20 46 22 36c2-12 24-22 30-12 4 8-4 16-6 10-2-8 12-14 18-8 6 8-2 14 4 12 8-2 8-16 14-14 4 2-4 14 2 14 6-2 8-14 14-12 5 2-2 12 4 12 10-2 20-10 44-16"
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
