import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** `flex` value for an element that fills half of the row, if both halves fit. */
const half = '1 max(26em, 50% - 20px)';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${theme.spacing(2)} ${theme.layout.gutter}`,
  marginBlockEnd: theme.space.huge,
  '& > .half': { flex: half },
  '& .narrow': { maxInlineSize: '12.3em' },
  '@media print': {
    marginBlockEnd: theme.spacing(1),
    gap: theme.spacing(0.5),
    '& .half > *': { margin: '0 !important' },
    '& .figure': { fontSize: theme.fontSize.large },
    breakInside: 'avoid',
    breakAfter: 'avoid',
  },
}));

const Eyebrow = styled(Typography)(({ theme }) => ({
  color: `var(--eyebrow-colour, ${theme.vars.palette.secondary.main})`,
  '@media print': { display: 'none' },
}));

const Stat = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  maxInlineSize: '100%',
  fontWeight: theme.fontWeight.strong,
  /* The browser breaks the number only if it is wider than a line. */
  '& > .figure': { maxInlineSize: '100%', overflowWrap: 'break-word' },
}));

interface SectionHeadingProps {
  /** Id of the heading, which names the section. */
  id: string;
  /** Topic, in one or two words. */
  eyebrow: string;
  /** Main statement of the section, as a sentence. */
  heading: string;
  /** Reason to read on, in at most two lines. */
  lead?: string;
  /** Number and label beside the heading. With a number, the heading is larger. */
  stat?: { figure: string; label: string };
  /** Makes the heading smaller, because the content below is more prominent. */
  quiet?: boolean;
}

/** The start of a section: an eyebrow (topic) and a heading, often with a lead or a number. */
export function SectionHeading({ id, eyebrow, heading, lead, stat, quiet }: SectionHeadingProps) {
  const variant = stat ? 'h2Loud' : quiet ? 'h2Quiet' : 'h2';
  return (
    <Row>
      <Stack className="half" spacing={2}>
        <Eyebrow variant="eyebrow">{eyebrow}</Eyebrow>
        <Typography
          id={id}
          variant={variant}
          className={variant === 'h2' ? 'narrow' : undefined}
          component="h2"
        >
          {heading}
        </Typography>
        {lead && stat ? (
          <Typography variant="lead" color="textSecondary">
            {lead}
          </Typography>
        ) : null}
      </Stack>
      {lead && !stat ? (
        <Typography variant="lead" color="textSecondary" className="half">
          {lead}
        </Typography>
      ) : null}
      {stat ? (
        <Stat>
          <Typography variant="numeral" component="span" color="primary" className="figure">
            {stat.figure}
          </Typography>
          {stat.label}
        </Stat>
      ) : null}
    </Row>
  );
}
