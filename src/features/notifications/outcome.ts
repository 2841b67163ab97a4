import type { NoticeContent } from '../../content/contact.ts';

/** How one attempt fared. A new object is a new outcome, even where its words are the same. */
export interface Outcome {
  notice: NoticeContent;
}

/** The element, prerendered at the end of the page, in which notices are announced. */
export const noticesId = 'notices';
