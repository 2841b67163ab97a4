import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Eyebrow = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.secondary.main }));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `16px ${theme.layout.gutter}`,
  marginBlockEnd: 'clamp(24px, 4.4vw, 60px)',
  '@media print': { marginBlockEnd: 16, breakInside: 'avoid', breakAfter: 'avoid' },
  /* The lead: in the other half where both have room; else below the heading. */
  '& > div, & > p[class]': { flex: '1 max(26em, 50% - 20px)' },
  '& > div': { display: 'grid', gap: 16 },
  '& > p:not([class])': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 10,
    maxInlineSize: '100%',
    margin: 0,
    fontWeight: theme.fontWeight.strong,
  },
  /* A figure is broken only where it fits on no line at all. */
  '& > p:not([class]) > span': {
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
    color: theme.vars.palette.primary.main,
  },
}));
const Lead = styled(Typography)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
}));

interface SectionHeadingProps {
  /** The id by which the section is labelled. */
  id: string;
  /** Where we are, in one or two words. */
  eyebrow: string;
  /** What the section says, as a sentence. */
  heading: string;
  /** Why it matters, in at most two lines. */
  lead?: string;
  /** A figure that stands across from the heading. */
  stat?: { figure: string; label: string };
  /** What follows speaks louder than the heading. */
  quiet?: boolean;
}

/** The opening of a section: where we are, what it says, and why it matters. */
export function SectionHeading({ id, eyebrow, heading, lead, stat, quiet }: SectionHeadingProps) {
  const opening = lead ? <Lead variant="lead">{lead}</Lead> : null;
  return (
    <Row>
      <div>
        <Eyebrow variant="eyebrow">{eyebrow}</Eyebrow>
        <Typography
          id={id}
          variant={quiet ? 'h2Quiet' : 'h2'}
          component="h2"
          /* What has a figure to show for itself is said louder. */
          sx={
            stat
              ? { fontSize: { md: 'clamp(3rem, 5.8vw, 5.5rem)' } }
              : quiet
                ? null
                : { maxInlineSize: '12.3em' }
          }
        >
          {heading}
        </Typography>
        {stat ? opening : null}
      </div>
      {stat ? (
        <p>
          <Typography variant="numeral" component="span">
            {stat.figure}
          </Typography>
          {stat.label}
        </p>
      ) : (
        opening
      )}
    </Row>
  );
}
