import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${theme.spacing(2)} ${theme.layout.gutter}`,
  marginBlockEnd: theme.space.huge,
  '@media print': { marginBlockEnd: theme.spacing(2), breakInside: 'avoid', breakAfter: 'avoid' },
}));

/** `flex` value for an element that fills half of the row, if both halves fit. */
const half = '1 max(26em, 50% - 20px)';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: half,
  gap: theme.spacing(2),
}));

const Eyebrow = styled(Typography)(({ theme }) => ({
  color: `var(--eyebrow-colour, ${theme.vars.palette.secondary.main})`,
}));

const Heading = styled(Typography)({
  '&.narrow': { maxInlineSize: '12.3em' },
}) as typeof Typography;

const Lead = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&.beside': { flex: half },
}));

const Stat = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1.5),
  maxInlineSize: '100%',
  fontWeight: theme.fontWeight.strong,
}));

/** The browser breaks the number only if it is wider than a line. */
const StatFigure = styled(Typography)(({ theme }) => ({
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  color: theme.vars.palette.primary.main,
})) as typeof Typography;

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
      <Column>
        <Eyebrow variant="eyebrow">{eyebrow}</Eyebrow>
        <Heading
          id={id}
          variant={variant}
          className={variant === 'h2' ? 'narrow' : undefined}
          component="h2"
        >
          {heading}
        </Heading>
        {lead && stat ? <Lead variant="lead">{lead}</Lead> : null}
      </Column>
      {lead && !stat ? (
        <Lead variant="lead" className="beside">
          {lead}
        </Lead>
      ) : null}
      {stat ? (
        <Stat>
          <StatFigure variant="numeral" component="span">
            {stat.figure}
          </StatFigure>
          {stat.label}
        </Stat>
      ) : null}
    </Row>
  );
}
