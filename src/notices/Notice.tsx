import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NoticeContent, SendResult } from '../content/contact.ts';
import { Icon } from '../brand/icons/Icon.tsx';
import { IconOrSign } from '../brand/icons/IconOrSign.tsx';
import { announced } from './announce.ts';

const Card = styled(Alert)(({ theme }) => ({
  position: 'static',
  inlineSize: 'min(26.25rem, 100vw - 32px)',
  margin: 0,
  boxShadow: theme.vars.palette.shadow.overlay,
  '&:not([open])': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The live regions of the page announce the notice, so the card itself is no alert. */
const openDialog = { component: 'dialog', role: 'dialog', open: true } as const;

interface NoticeProps {
  /** Whether the message was sent. */
  result: SendResult;
  /** Title, description, e-mail address, and the label of the button that closes the notice. */
  notice: NoticeContent;
  children?: ReactNode;
}

/**
 * A card that tells the visitor whether the message was sent. The browser itself closes an open
 * `dialog` when its form is submitted, so the button works without JavaScript.
 */
export function Notice({ result, notice, children }: NoticeProps) {
  const isSent = result === 'sent';
  return (
    <Card
      {...openDialog}
      variant="filled"
      severity={isSent ? 'success' : 'error'}
      icon={<Icon name={isSent ? 'success' : 'failure'} />}
      aria-label={notice.title}
      action={
        <form method="dialog">
          <IconButton type="submit" aria-label={notice.dismissLabel}>
            <IconOrSign name="close" />
          </IconButton>
        </form>
      }
    >
      <AlertTitle {...announced()}>{notice.title}</AlertTitle>
      <Typography {...announced()} variant="body2">
        {notice.description}
      </Typography>
      {/* The link is on its own line, and tall enough to tap with a thumb. */}
      {notice.email ? (
        <Link
          href={`mailto:${notice.email}`}
          color="inherit"
          variant="subtitle1"
          sx={{ display: 'inline-block', paddingBlock: 0.5 }}
        >
          {notice.email}
        </Link>
      ) : null}
      {children}
    </Card>
  );
}
