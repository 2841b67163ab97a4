import type { Enhancement } from '../Enhancement.ts';

const key = 'contact-form-posted';

/**
 * Anyone can open a link to `/#message-sent`. This enhancement hides the notice if the visitor has
 * not posted the form. Each post stores `key` in session storage.
 */
export const hideNoticeUnlessPosted: Enhancement = (notice, { signal }) => {
  const isShown = window.location.hash === `#${notice.id}`;
  if (isShown && !hasPosted()) window.location.replace('#');
  document.addEventListener('submit', leaveMark, { capture: true, signal });
};

/** After a post, the referrer is a page of this site. `key` is for browsers without a referrer. */
function hasPosted(): boolean {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) || readMark();
}

function readMark(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function leaveMark(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage, the referrer is enough in most browsers.
  }
}
