import { functionPath, type ContactMessage } from '../../supabase/functions/_shared/contract.ts';
import { settings } from '../content/settings.ts';
import { guardedFetch, isError } from './guardedFetch.ts';

/**
 * Sends the message as supabase-js does if it has no session. If supabase-js does not load, for
 * example because a deployment removed the script, `sendContactMessage` calls this function. Many
 * browsers do not load a failed script again.
 */
export async function invokeWithFetch(message: ContactMessage, signal: AbortSignal): Promise<void> {
  const base = settings.supabase.url || window.location.origin;
  const { key } = settings.supabase;
  const response = await guardedFetch(base + functionPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: key,
      // A legacy key is a JWT, so it is also sent as a token. A publishable key is not a token.
      ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
    signal,
  });
  if (isError(response)) throw new Error(`The contact function failed (${response.status}).`);
}
