import { styled } from '@mui/material/styles';
import { notices, type NoticeContent } from '../content/contact.ts';
import { Floating } from './Floating.tsx';
import { Notice } from './Notice.tsx';

const Shown = styled(Floating)({ '&:not(:target)': { display: 'none' } });

/** Where the contact function sends a browser without script (`/#message-sent`). */
const outcomes: Record<string, NoticeContent> = {
  'message-sent': notices.sent,
  'message-failed': notices.failed,
};

/** Both notices, written into the page beforehand: the address decides which one is seen. */
export function TargetNotices() {
  return Object.entries(outcomes).map(([id, notice]) => (
    <Shown key={id} id={id}>
      <Notice notice={notice} dismiss={{ href: '#contact' }} />
    </Shown>
  ));
}
