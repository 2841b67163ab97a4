const key = 'contact-form-posted';

/**
 * `/#message-sent` says that a message was sent. It says so to a browser that has just posted the
 * form, and to nobody who followed a link to that address: a post leaves a mark for the next page.
 */
export function hideForeignResult(notice: HTMLElement): () => void {
  const isShown = window.location.hash === `#${notice.id}`;
  if (isShown && !isOurs()) window.location.replace('#');
  document.addEventListener('submit', leaveMark, { capture: true });
  return () => document.removeEventListener('submit', leaveMark, { capture: true });
}

/** The form's own page is the referrer, also on a reload; where browsers hide that, the mark helps. */
function isOurs(): boolean {
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
