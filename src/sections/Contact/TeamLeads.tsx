import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Person } from '../../brand/illustrations/Person.tsx';
import { LocalTime } from '../../components/LocalTime/LocalTime.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { ContactContent } from '../../content/contact.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.layout.gutter,
  marginBlock: theme.spacing(1.5),
  '@media print': {
    gridTemplateColumns: 'none',
    gap: theme.spacing(1.25),
    marginBlock: theme.spacing(0.75, 1),
    paddingBlockEnd: theme.spacing(1.25),
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const TeamLead = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1, 2),
  '@media print': {
    alignItems: 'center',
    paddingBlockStart: theme.spacing(1.25),
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** Frame for a portrait: an arched window with a sky. In print, the sky has one colour. */
const Frame = styled(Paper)(({ theme }) => ({
  flex: 'none',
  inlineSize: theme.layout.teamLeadWidth,
  overflow: 'hidden',
  borderRadius: `50% 50% ${theme.radius.small}px ${theme.radius.small}px / 42% 42% ${theme.radius.small}px ${theme.radius.small}px`,
  '@media print': {
    inlineSize: theme.spacing(6.5),
    border: 0,
    /* Some readers of PDF show the edge of a clipped gradient in steps. */
    background: theme.vars.palette.illustration.deep,
    printColorAdjust: 'exact',
    '& > .illustration': { display: 'block' },
  },
}));

const Photo = styled(Picture)({ display: 'block', inlineSize: '100%', aspectRatio: '112 / 132' });

const Name = styled('b')(({ theme }) => ({ display: 'block', fontSize: theme.fontSize.text }));

/** In print, the label looks like the headings beside it. */
const Label = styled(Typography)(({ theme }) => ({
  '@media print': theme.typography.h3,
})) as typeof Typography;

interface TeamLeadsProps {
  /** Label, office hours, and each team lead with name, office and portrait. */
  content: ContactContent['teamLeads'];
}

/** The people who answer a message, each with the local time of their office. */
export function TeamLeads({ content }: TeamLeadsProps) {
  return (
    <div>
      <Label id="contact-team-leads" variant="eyebrow" component="div">
        {content.label}
      </Label>
      <List aria-labelledby="contact-team-leads">
        {content.items.map(({ name, office, portrait, gradient, picture }) => (
          <TeamLead key={name}>
            <Frame className="coloured" variant="gradient" gradient={gradient}>
              {picture ? <Photo picture={picture} sizes="112px" /> : <Person portrait={portrait} />}
            </Frame>
            <Typography variant="body2" component="div">
              <Name>{name}</Name>
              {office ? (
                <>
                  {office.city} <LocalTime zone={office.timeZone} />
                </>
              ) : null}
            </Typography>
          </TeamLead>
        ))}
      </List>
      <Typography variant="body2" color="textSecondary">
        {content.hours}
      </Typography>
    </div>
  );
}
