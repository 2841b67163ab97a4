import { styled } from '@mui/material/styles';
import { resultAnchors } from '../../supabase/functions/send-contact-email/contract.ts';
import type { ContactFormContent } from '../content/contact.ts';
import { anchors, toAnchor } from '../content/links.ts';
import { Floating } from './Floating.tsx';
import { Notice } from './Notice.tsx';

const Shown = styled(Floating)({ '&:not(:target)': { display: 'none' } });

interface TargetNoticesProps {
  notices: ContactFormContent['notices'];
}

/**
 * Both notices, written into the page beforehand. The contact function sends a browser without
 * script to one of their addresses (`/#message-sent`), and the address decides which one is seen.
 */
export function TargetNotices({ notices }: TargetNoticesProps) {
  return (['sent', 'failed'] as const).map((result) => (
    <Shown key={result} id={resultAnchors[result]}>
      <Notice notice={notices[result]} dismiss={{ href: toAnchor(anchors.contact) }} />
    </Shown>
  ));
}
