import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { resultAnchors } from '../../supabase/functions/_shared/contract.ts';
import { Notice } from './Notice.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.ts';
import type { ContactFormContent } from '../content/contact.ts';
import { behaves } from '../behaviour/behaves.ts';
import { announcerIdOf } from './announce.ts';
import { goBackHint } from './ContactNotices.behaviour.ts';

/** notistack's notices have the same position as `NoticePlacement`. */
const snackbarPlacement = (theme: Theme) => ({
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
    [theme.breakpoints.up('md')]: {
      insetInline: `${theme.layout.pageMargin} auto`,
      transform: 'none',
    },
  },
});

/**
 * Places the notice in front of the page. In a wide window, the notice is at the start of the line,
 * so that it does not cover the form's button.
 */
const NoticePlacement = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2.5),
  insetInline: 0,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  zIndex: theme.zIndex.snackbar,
  [theme.breakpoints.up('md')]: { marginInlineStart: theme.layout.pageMargin },
  '&[hidden]:target': { display: 'block' },
}));

interface ContactNoticesProps {
  /** Text for both notices, and the hint for a form that was posted without JavaScript. */
  content: Pick<ContactFormContent, 'notices' | 'goBackHint'>;
}

/**
 * The success and failure notices, hidden in the served page. Without JavaScript, the contact
 * function redirects to `/#message-sent` or `/#message-failed`, and the browser shows the notice
 * with this id. With JavaScript, `showNotice` shows a copy of the notice.
 *
 * Screen readers announce text that is added to a live region, but some of them only if the region
 * was in the page before. Therefore, the page has two empty regions from the start.
 */
export function ContactNotices({ content }: ContactNoticesProps) {
  const { notices } = content;
  return (
    <>
      <GlobalStyles styles={snackbarPlacement} />
      <VisuallyHidden role="status" id={announcerIdOf(resultAnchors.sent)} />
      {/* With the role alone, Orca announces no new text in Firefox. */}
      <VisuallyHidden role="alert" aria-live="assertive" id={announcerIdOf(resultAnchors.failed)} />
      <NoticePlacement id={resultAnchors.sent} hidden tabIndex={-1} {...behaves('servedNotice')}>
        <Notice result="sent" notice={notices.sent} />
      </NoticePlacement>
      <NoticePlacement id={resultAnchors.failed} hidden tabIndex={-1} {...behaves('servedNotice')}>
        <Notice result="failed" notice={notices.failed}>
          <Typography variant="body2" {...goBackHint()}>
            {content.goBackHint}
          </Typography>
        </Notice>
      </NoticePlacement>
    </>
  );
}
