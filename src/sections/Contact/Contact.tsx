import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ContactForm } from '../../components/ContactForm.tsx';
import { externalLink } from '../../components/externalLink.ts';
import { Icon } from '../../brand/icons/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { ContactNotices } from '../../features/contact/ContactNotices.tsx';
import { enhance } from '../../features/enhancements.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${theme.layout.gutter}`,
  marginBlockEnd: 'clamp(40px, 5vw, 80px)',
  /* A tablet's width is enough for what is said, but not for the form beside it. */
  [theme.breakpoints.between('sm', 'md')]: {
    '& > div:first-of-type': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(15rem, 40%), 1fr))',
      columnGap: theme.layout.gutter,
      alignItems: 'flex-start',
      '& > :first-child': { gridRow: 'span 2' },
    },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:first-of-type': { paddingInlineEnd: 'clamp(0px, 4vw, 72px)' },
  },
}));

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  padding: 'clamp(20px, 3.4vw, 44px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.large,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.panel,
  '@media print': { display: 'none' },
}));

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  marginBlockStart: 20,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 16,
    maxInlineSize: '100%',
  },
  '& svg': { gridRow: 'span 2', marginBlockStart: 2, color: theme.vars.palette.primary.main },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    fontSize: `min(${theme.typography.lead.fontSize}, 6.6vw)`,
    fontWeight: theme.fontWeight.strong,
  },
}));

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: `20px ${theme.layout.gutter}`,
  /* From where the button fits in one line. */
  '@media (min-width: 47em)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  marginBlockStart: 20,
  /* Elsewhere an accent stands on dark grounds. */
  '& a:focus-visible': { outlineColor: theme.vars.palette.text.primary },
  counterReset: 'step',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2rem 1fr',
    alignContent: 'flex-start',
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li::before': {
    ...theme.typography.figure,
    gridRow: 'span 3',
    color: theme.vars.palette.primary.main,
    counterIncrement: 'step',
    content: 'counter(step)',
  },
  '& a': { justifySelf: 'start', marginBlockStart: 16 },
  '& p:first-of-type': { fontWeight: theme.fontWeight.strong },
  '& p + p': { color: theme.vars.palette.text.secondary, textWrap: 'balance' },
}));

interface ContactProps {
  /** Every text, number and link of the section, from `src/content`. */
  content: ContactContent;
}

/** How to reach the agency: by any way at all, but first of all by the form. */
export function Contact({ content }: ContactProps) {
  const { details, form, next } = content;
  return (
    <>
      <Section id="contact" labelledBy="contact-heading">
        <Columns>
          <div>
            <SectionHeading id="contact-heading" {...content} />
            <Typography variant="h3">{details.heading}</Typography>
            <Details>
              {details.items.map((item) => (
                <div key={item.label}>
                  <Icon name={item.icon} />
                  <dt>{item.label}</dt>
                  <dd>{item.value}</dd>
                </div>
              ))}
            </Details>
          </div>
          <Panel>
            <ContactForm content={form} {...enhance('contactForm', 'describeErrors')} />
          </Panel>
        </Columns>
        <Typography id="contact-next" variant="h3" component="p">
          {next.heading}
        </Typography>
        <Steps aria-labelledby="contact-next">
          {next.steps.map(({ title, text, booking }) => (
            <li key={title}>
              <Typography>{title}</Typography>
              <Typography variant="body2">{text}</Typography>
              {booking ? (
                <Button variant="accent" {...externalLink(booking.href)}>
                  {booking.label}
                </Button>
              ) : null}
            </li>
          ))}
        </Steps>
      </Section>
      <ContactNotices content={form} />
    </>
  );
}
