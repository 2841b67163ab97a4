import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { externalLink } from '../../components/externalLink.ts';
import type { ContactContent } from '../../content/contact.ts';

const Root = styled('div')(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  padding: theme.spacing(2.5),
  borderRadius: theme.radius.medium,
  border: `1px solid ${theme.vars.palette.success.main}`,
  backgroundColor: theme.vars.palette.background.default,
  scrollMarginBlock: theme.space.large,
  'form:not([data-sent]) &': { display: 'none' },
}));

const Received = styled(Typography)(({ theme }) => ({ fontWeight: theme.fontWeight.strong }));

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: theme.spacing(1.5),
  paddingInlineStart: '1.25em',
  listStyle: 'decimal',
}));

/** The margin is on the title, because a link with a margin would start a new line indented. */
const StepTitle = styled('span')(({ theme }) => ({ marginInlineEnd: theme.spacing(1) }));

const Booking = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  fontWeight: theme.fontWeight.strong,
}));

const Another = styled(Typography)(({ theme }) => ({ marginBlockStart: theme.spacing(1.5) }));

interface ReceiptProps {
  /** Text before and after the first name, text before the time, and the last line. */
  content: ContactContent['form']['receipt'];
  steps: ContactContent['next']['steps'];
}

/** Receipt for a sent message. The script shows it with the visitor's first name and the time. */
export function Receipt({ content, steps }: ReceiptProps) {
  return (
    <Root data-receipt>
      <Typography variant="h3" component="p">
        {content.beforeName}
        <bdi translate="no" />
        {content.afterName}
      </Typography>
      <Received variant="body2" color="success">
        {content.received} <span data-received-at />
      </Received>
      <Steps>
        {steps.map(({ title, booking }) => (
          <li key={title}>
            <StepTitle>{title}</StepTitle>
            {booking ? (
              <Booking {...externalLink(booking.href)} color="inherit">
                {booking.label}
              </Booking>
            ) : null}
          </li>
        ))}
      </Steps>
      <Another variant="body2" color="textSecondary">
        {content.another}
      </Another>
    </Root>
  );
}
