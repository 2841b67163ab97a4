import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { resultAnchors } from '../../../supabase/functions/_shared/contract.ts';
import { Notice } from '../../components/Notice.tsx';
import type { ContactFormContent } from '../../content/contact.ts';
import { anchors, toAnchor } from '../../content/links.ts';
import { enhance } from '../enhancements.ts';

/** Places the notice in front of the page. notistack shows its notices at the same position. */
const LiveRegion = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2.5),
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  zIndex: theme.zIndex.snackbar,
  '&[hidden]:target:not([data-closed])': { display: 'block' },
}));

interface ContactNoticesProps {
  /** Text for both notices, and the hint for a form that was posted without JavaScript. */
  content: Pick<ContactFormContent, 'notices' | 'goBackHint'>;
}

/**
 * The success and failure notices, hidden in the served page. Without JavaScript, the contact
 * function redirects to `/#message-sent` or `/#message-failed`, and the browser shows the notice
 * with this id. With JavaScript, `showNotice` shows a copy of the notice.
 */
export function ContactNotices({ content }: ContactNoticesProps) {
  const { notices, goBackHint } = content;
  const dismissHref = toAnchor(anchors.contact);
  const region = { hidden: true, ...enhance('hideNoticeUnlessPosted') };
  return (
    <>
      <LiveRegion id={resultAnchors.sent} role="status" {...region}>
        <Notice notice={notices.sent} dismissHref={dismissHref} />
      </LiveRegion>
      <LiveRegion id={resultAnchors.failed} role="alert" {...region}>
        <Notice notice={notices.failed} dismissHref={dismissHref}>
          <Typography variant="body2" data-go-back-hint>
            {goBackHint}
          </Typography>
        </Notice>
      </LiveRegion>
    </>
  );
}
