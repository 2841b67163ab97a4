import { settings } from '../content/settings.ts';

/** Contains the brand name, because projects on one host would share supabase-js's default key. */
export const sessionStorageKey = `${settings.brandName}-session`;

/**
 * Wraps `localStorage` for supabase-js, which checks only once whether the storage is writable. The
 * storage may be blocked or full, or its value may be invalid. Messages must be sent even then, so
 * this wrapper treats each failure as "no session".
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
      // If the browser blocks this call, it also blocks `getItem`, so the old value is not used.
    }
  },
};

/** Whether a stored value is a session with a token that `fetch` accepts in a header. */
function holdsSession(value: string): boolean {
  const session = JSON.parse(value) as { access_token?: unknown } | null;
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(String(session?.access_token));
}
