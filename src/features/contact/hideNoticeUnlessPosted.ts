import type { Enhancement } from '../Enhancement.ts';

/**
 * Anyone can open a link to `/#message-sent`. This enhancement hides the notice if the visitor has
 * not posted the form. After a post, the referrer is a page of this site.
 */
export const hideNoticeUnlessPosted: Enhancement = (notice) => {
  const { hash, origin } = window.location;
  const hasPosted = document.referrer.startsWith(`${origin}/`);
  if (hash === `#${notice.id}` && !hasPosted) window.location.replace('#');
};
