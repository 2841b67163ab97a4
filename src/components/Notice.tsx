import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { NoticeContent } from '../content/contact.ts';
import { Icon } from '../brand/icons/Icon.tsx';
import { IconOrSign } from '../brand/icons/IconOrSign.tsx';

const Card = styled('dialog')<Pick<NoticeContent, 'tone'>>(({ theme, tone }) => {
  const colour = theme.vars.palette[tone === 'success' ? 'success' : 'error'];
  return {
    position: 'static',
    alignItems: 'start',
    gap: theme.spacing(1.5),
    inlineSize: 'min(26.25rem, 100vw - 32px)',
    margin: 0,
    paddingBlock: 14,
    paddingInline: '16px 10px',
    borderRadius: theme.radius.medium,
    /* This border is visible only in forced-colours mode. */
    border: '1px solid transparent',
    backgroundColor: colour.main,
    color: colour.contrastText,
    boxShadow: theme.vars.palette.shadow.overlay,
    '&[open]': { display: 'flex' },
    '@media print': { '&[open]': { display: 'none' } },
  };
});

const ToneIcon = styled(Icon)({ marginBlockStart: 2 });

const TextColumn = styled('div')({ flexGrow: 1 });

const Title = styled(Typography)(({ theme }) => ({
  fontWeight: theme.fontWeight.strong,
  lineHeight: '1.5rem',
}));

const Description = styled(Typography)({ lineHeight: '1.5rem' });

/** The link is on its own line, and tall enough to tap with a thumb. */
const Email = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: theme.spacing(0.5),
  fontWeight: theme.fontWeight.strong,
}));

interface NoticeProps {
  /** Tone, title, description, e-mail address, and the label of the button that closes the notice. */
  notice: NoticeContent;
  children?: ReactNode;
}

/**
 * A card that tells the visitor whether the message was sent. The browser itself closes an open
 * `dialog` when its form is submitted, so the button works without JavaScript.
 */
export function Notice({ notice, children }: NoticeProps) {
  return (
    <Card open tone={notice.tone} aria-label={notice.title}>
      <ToneIcon name={notice.tone} />
      <TextColumn>
        <Title data-announced>{notice.title}</Title>
        <Description data-announced variant="body2">
          {notice.description}
        </Description>
        {notice.email ? (
          <Email href={`mailto:${notice.email}`} color="inherit">
            {notice.email}
          </Email>
        ) : null}
        {children}
      </TextColumn>
      <form method="dialog">
        <IconButton type="submit" aria-label={notice.dismissLabel} sx={{ marginBlock: -1 }}>
          <IconOrSign name="close" />
        </IconButton>
      </form>
    </Card>
  );
}
