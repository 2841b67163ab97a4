import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import type { ContactContent } from '../../content/contact.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(1.5),
  counterReset: 'step',
}));

const Step = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2rem 1fr',
  paddingBlockStart: theme.spacing(1.5),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '&::before': {
    ...theme.typography.figure,
    fontSize: theme.fontSize.titleSmall,
    gridRow: 'span 3',
    color: theme.vars.palette.primary.main,
    counterIncrement: 'step',
    content: 'counter(step)',
  },
}));

const Title = styled(Typography)(({ theme }) => ({ fontWeight: theme.fontWeight.strong }));

const Text = styled(Typography)({ textWrap: 'balance' });

const BookButton = styled(Button)(({ theme }) => ({
  justifySelf: 'start',
  marginBlockStart: theme.spacing(2),
})) as typeof Button;

interface NextStepsProps {
  /** Heading, and each step with its title, text and booking link. */
  content: ContactContent['next'];
}

/** The steps after a visitor sends a message, in order. */
export function NextSteps({ content }: NextStepsProps) {
  return (
    <>
      <Typography id="contact-next" variant="h3">
        {content.heading}
      </Typography>
      <Steps aria-labelledby="contact-next">
        {content.steps.map(({ title, text, booking }) => (
          <Step key={title}>
            <Title>{title}</Title>
            <Text variant="body2" color="textSecondary">
              {text}
            </Text>
            {booking ? (
              <BookButton variant="gradient" gradient="apricot" {...externalLink(booking.href)}>
                {booking.label}
              </BookButton>
            ) : null}
          </Step>
        ))}
      </Steps>
    </>
  );
}
