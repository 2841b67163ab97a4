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
  '@media print': {
    gap: theme.spacing(0.25, 2),
    marginBlockEnd: theme.spacing(1.25),
    breakInside: 'avoid',
    breakAfter: 'avoid',
    /* The lead is below the heading, and the number is beside both. */
    '& > .half': { flex: '1 1 60%', gap: theme.spacing(0.25) },
    '& .lead': { fontSize: theme.fontSize.text },
  },
}));

const Heading = styled(Typography)(({ theme }) => ({
  '&.narrow': { maxInlineSize: '12.3em' },
  '@media print': { '&&': { maxInlineSize: 'none' }, fontSize: theme.fontSize.titleSmall },
})) as typeof Typography;

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
  /* In print, the number is in the last of three columns. */
  '@media print': {
    flex: `0 0 calc((100% - ${theme.spacing(4)}) / 3)`,
    columnGap: theme.spacing(0.75),
  },
  /* The browser breaks the number only if it is wider than a line. */
  '& > .figure': {
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    '@media print': { fontSize: theme.fontSize.titleSmall },
  },
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
      <Stack className="half" spacing={2} useFlexGap>
        <Eyebrow variant="eyebrow">{eyebrow}</Eyebrow>
        <Heading
          id={id}
          variant={variant}
          className={variant === 'h2' ? 'narrow' : undefined}
          component="h2"
        >
          {heading}
        </Heading>
        {lead && stat ? (
          <Typography variant="lead" color="textSecondary" className="lead">
            {lead}
          </Typography>
        ) : null}
      </Stack>
      {lead && !stat ? (
        <Typography variant="lead" color="textSecondary" className="half lead">
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
