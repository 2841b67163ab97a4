import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AnswerTime } from '../../../components/AnswerTime/AnswerTime.tsx';
import { externalLink } from '../../../components/externalLink.ts';
import type { ContactContent } from '../../../content/contact.ts';
import { answerBy, receipt, receiptShown, receivedAt } from './showReceipt.ts';

const Root = styled(Paper)(({ theme }) => ({
  marginBlockEnd: theme.spacing(3),
  padding: theme.spacing(2.5),
  borderColor: theme.vars.palette.success.main,
  backgroundColor: theme.vars.palette.background.default,
  scrollMarginBlock: theme.space.large,
  [`form:not(${receiptShown.selector}) &`]: { display: 'none' },
}));

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  marginBlockStart: theme.spacing(1.5),
  paddingInlineStart: '1.25em',
  listStyle: 'decimal',
}));

interface ReceiptProps {
  /** Text around the first name, before the time and around the deadline, and the last line. */
  content: ContactContent['form']['receipt'];
  steps: ContactContent['next']['steps'];
}

/** Receipt for a sent message. The script shows it with the visitor's first name and the time. */
export function Receipt({ content, steps }: ReceiptProps) {
  return (
    <Root {...receipt()}>
      <Typography variant="h3" component="p">
        {content.beforeName}
        <bdi translate="no" />
        {content.afterName}
      </Typography>
      <Typography variant="subtitle2" color="success">
        {content.received} <span {...receivedAt()} />
      </Typography>
      <AnswerTime
        variant="body2"
        answer={content.answer}
        sx={{ marginBlockStart: 1.5 }}
        {...answerBy()}
      />
      <Steps>
        {steps.map(({ title, booking }) => (
          <li key={title}>
            {title}
            {booking ? (
              <Link
                {...externalLink(booking.href)}
                color="inherit"
                variant="subtitle2"
                sx={{ display: 'block', inlineSize: 'fit-content' }}
              >
                {booking.label}
              </Link>
            ) : null}
          </li>
        ))}
      </Steps>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
        {content.another}
      </Typography>
    </Root>
  );
}
