import type { Enhancement } from '../Enhancement.ts';

const key = 'contact-form-posted';

/**
 * Hides the notice at `/#message-sent` unless this browser has posted the form, because a visitor
 * may have followed a link to that address. Each post stores `key` in the session storage.
 */
export const hideNoticeUnlessPosted: Enhancement = (notice, { signal }) => {
  const isShown = window.location.hash === `#${notice.id}`;
  if (isShown && !hasPosted()) window.location.replace('#');
  document.addEventListener('submit', leaveMark, { capture: true, signal });
};

/** After a post, the referrer is a page of this site. `key` is for browsers that hide referrers. */
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
    // The referrer is enough in most browsers.
  }
}
