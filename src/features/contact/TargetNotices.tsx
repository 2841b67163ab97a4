import { styled } from '@mui/material/styles';
import { resultAnchors } from '../../../supabase/functions/_shared/contract.ts';
import type { ContactFormContent } from '../../content/contact.ts';
import { anchors, toAnchor } from '../../content/links.ts';
import { Floating } from '../../components/Floating.tsx';
import { Notice } from '../../components/Notice.tsx';
import { enhance } from '../enhancements/enhancements.ts';

const Shown = styled(Floating)({ display: 'none', '&:target': { display: 'flex' } });

interface TargetNoticesProps {
  /** The words of both notices, and how to go back to what was typed. */
  content: Pick<ContactFormContent, 'notices' | 'goBackHint'>;
}

/**
 * Both notices, written into the page beforehand. The contact function sends a browser without
 * script to one of their addresses (`/#message-sent`), and the address decides which one is seen.
 */
export function TargetNotices({ content }: TargetNoticesProps) {
  const { notices, goBackHint } = content;
  return (['sent', 'failed'] as const).map((result) => (
    <Shown key={result} id={resultAnchors[result]} {...enhance('postResult')}>
      <Notice
        notice={notices[result]}
        hint={result === 'failed' ? goBackHint : undefined}
        dismiss={{ href: toAnchor(anchors.contact) }}
      />
    </Shown>
  ));
}
