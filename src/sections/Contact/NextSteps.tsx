import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import { onTallSheet } from '../../components/printedSheet.ts';
import type { ContactContent } from '../../content/contact.ts';

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlockStart: theme.spacing(1.5),
  counterReset: 'step',
  '@media print': { gap: theme.spacing(0.75), marginBlockStart: theme.spacing(0.75) },
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
    '@media print': { fontSize: theme.fontSize.large },
  },
  '@media print': {
    gridTemplateColumns: `${theme.spacing(2.5)} 1fr`,
    paddingBlock: theme.spacing(1, 0.25),
  },
  [onTallSheet]: { paddingBlock: theme.spacing(1.25, 0.5) },
}));

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
            <Typography variant="subtitle1">{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
            {booking ? (
              <Button
                variant="outlined"
                {...externalLink(booking.href)}
                sx={{ justifySelf: 'start', marginBlockStart: 2 }}
              >
                {booking.label}
              </Button>
            ) : null}
          </Step>
        ))}
      </Steps>
    </>
  );
}
