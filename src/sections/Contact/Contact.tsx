import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import { Island } from '../../components/Island.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { EnquiryForm } from '../../features/contact/EnquiryForm.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `32px ${theme.layout.gutter}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div:first-of-type': { paddingInlineEnd: 'clamp(0px, 4vw, 72px)' },
  },
}));

const Sheet = styled(Paper)(({ theme }) => ({
  display: 'grid',
  padding: 'clamp(20px, 3.4vw, 44px)',
  borderRadius: 28,
  boxShadow: `0 30px 80px -40px ${theme.vars.palette.shadow.lifted}`,
}));

const Details = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(14px, 1.6vw, 20px)',
  marginBlock: '20px 32px',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(3, auto)' },
  '& > div': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 16 },
  '& svg': { gridRow: 'span 2', marginBlockStart: 2, color: theme.vars.palette.primary.main },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 600 },
}));

interface ContactProps {
  content: ContactContent;
}

/** How to reach the agency: by any way at all, but first of all by the form. */
export function Contact({ content }: ContactProps) {
  const { details, booking, form } = content;
  return (
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
          <Button variant="outlined" {...externalLink(booking.href)}>
            {booking.label}
          </Button>
        </div>
        <Sheet>
          <Island name="enquiry" component={EnquiryForm} props={{ content: form }} />
        </Sheet>
      </Columns>
    </Section>
  );
}
