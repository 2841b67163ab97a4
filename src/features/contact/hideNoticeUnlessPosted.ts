import type { Enhancement } from '../Enhancement.ts';

const key = 'contact-form-posted';

/**
 * `/#message-sent` thanks a browser that has just posted the form, and nobody who followed a link to
 * that address: a post leaves a mark for the next page.
 */
export const hideNoticeUnlessPosted: Enhancement = (notice, { signal }) => {
  const isShown = window.location.hash === `#${notice.id}`;
  if (isShown && !hasPosted()) window.location.replace('#');
  document.addEventListener('submit', leaveMark, { capture: true, signal });
};

/** The form's own page is the referrer, also after a reload. Where browsers hide it, the mark helps. */
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
