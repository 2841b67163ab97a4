import { settings } from '../content/settings.ts';

/** Contains the brand name, because all projects on one host would share the default key. */
export const sessionStorageKey = `${settings.brandName}-session`;

/**
 * The browser's storage, for supabase-js. supabase-js checks only once whether it can write.
 * Storage may be forbidden or full, may throw later, or may contain a wrong value. None of this may
 * prevent sending a message, so each failure means "no session".
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
      // No part of the site needs the session after a reload.
    }
  },
  removeItem(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A value that cannot be removed cannot be read either.
    }
  },
};

/** Whether a value contains a token. In a header, another value could make `fetch` throw. */
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
