import { settings } from '../content/settings.ts';

/** Contains the brand name, because all projects on one host would share the default key. */
export const sessionStorageKey = `${settings.brandName}-session`;

/**
 * The browser's storage, for supabase-js. supabase-js checks only once whether the storage
 * is writable. The storage may be forbidden or full, may throw later, or may have a wrong value.
 * Messages must be sent in all these cases, so each failure means "no session".
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
      // If the browser forbids removing a value, it also forbids reading the value.
    }
  },
};

/** Whether a value contains a token. A header with another value could make `fetch` throw. */
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
