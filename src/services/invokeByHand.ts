import { settings } from '../content/settings.ts';
import { createGuardedFetch } from './guardedFetch.ts';

/**
 * The call that supabase-js would make. Most browsers remember for the life of a page that a script
 * failed to load, so after such a failure no further click could bring the library back; and after a
 * deploy the old script is gone for good. The visitor's words need neither.
 */
export async function invokeByHand(name: string, body: object, signal: AbortSignal): Promise<void> {
  const base = settings.supabase.url || window.location.origin;
  const { key } = settings.supabase;
  const response = await createGuardedFetch()(`${base}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: key,
      // A legacy key is a token and travels as one; a publishable key is not.
      ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  const answer = await response.text();
  if (!response.ok || answer === '') {
    throw new Error(`The contact function answered ${response.status} "${answer}".`);
  }
}
