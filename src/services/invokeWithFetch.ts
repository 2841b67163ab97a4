import { functionPath, type ContactMessage } from '../../supabase/functions/_shared/contract.ts';
import { settings } from '../content/settings.ts';
import { createGuardedFetch } from './guardedFetch.ts';

/**
 * The call that supabase-js would make, for when its script does not load. Most browsers remember such
 * a failure for the life of a page, and after a deploy the old script is gone for good. A message
 * needs neither.
 */
export async function invokeWithFetch(message: ContactMessage, signal: AbortSignal): Promise<void> {
  const base = settings.supabase.url || window.location.origin;
  const { key } = settings.supabase;
  const response = await createGuardedFetch()(base + functionPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: key,
      // A legacy key is a token and travels as one; a publishable key is not.
      ...(key.startsWith('eyJ') && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(message),
    signal,
  });
  if (!response.ok) throw new Error(`The contact function answered ${response.status}.`);
}
