import { settings } from '../content/settings.ts';

/** The agency's own name: the default is shared by every project that is served from the same host. */
export const sessionStorageKey = `${settings.brandName}-session`;

/**
 * The browser's storage for supabase-js, which only checks once whether it can write. Storage may be
 * forbidden, full, or throw later, and what stands in it may be anything: none of that may stop a
 * message, so a failure reads as "no session".
 */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      const value = window.localStorage.getItem(key);
      return value !== null && holdsSession(value) ? value : null;
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // Nothing on this site needs the session to outlive the page.
    }
  },
  removeItem(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // What cannot be removed is not read either.
    }
  },
};

/** A token that is no token would travel in a header, where some characters make `fetch` throw. */
function holdsSession(value: string): boolean {
  const session: unknown = JSON.parse(value);
  return (
    typeof session === 'object' &&
    session !== null &&
    'access_token' in session &&
    typeof session.access_token === 'string' &&
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(session.access_token)
  );
}
