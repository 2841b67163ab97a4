import type { Enhancement } from '../Enhancement.ts';

/**
 * Anyone can open a link to `/#message-sent`. This enhancement hides the notice if the visitor has
 * not posted the form. After a post, the referrer is a page of this site. In a browser that sends no
 * referrer, the notice is hidden after a post too.
 */
export const hideNoticeUnlessPosted: Enhancement = (notice) => {
  const { hash, origin } = window.location;
  const hasPosted = document.referrer.startsWith(`${origin}/`);
  if (hash === `#${notice.id}` && !hasPosted) window.location.replace('#');
};
