import type { SupabaseClient } from '@supabase/supabase-js';
import { functionName, type ContactMessage } from '../../supabase/functions/_shared/contract.ts';
import { abortAfter, clientTimeLimit } from './guardedFetch.ts';
import { invokeWithFetch } from './invokeWithFetch.ts';
import { loadSupabaseClient } from './supabaseClient.ts';

/** Time limits in ms for the whole call, and for loading the supabase-js library. */
const defaultLimits = { all: clientTimeLimit, library: 3_000 };

/** Loads supabase-js when a visitor starts to use the form, so that sending does not wait. */
export function preloadSupabase(): void {
  // If the library does not load, sending works without it.
  loadSupabaseClient().catch(() => {});
}

/**
 * Resolves after an answer without an error (CALL-2). `limits.all` includes the time to load the
 * library, because loading can hang too.
 */
export async function sendContactMessage(
  message: ContactMessage,
  limits = defaultLimits,
): Promise<void> {
  const signal = abortAfter(limits.all);
  const library = Promise.race([loadSupabaseClient(), rejectOn(abortAfter(limits.library))]);
  const sending = library.then(
    (client) => invoke(client, message, signal),
    () => invokeWithFetch(message, signal),
  );
  await Promise.race([sending, rejectOn(signal)]);
}

async function invoke(client: SupabaseClient, body: ContactMessage, signal: AbortSignal) {
  const { error } = await client.functions.invoke<unknown>(functionName, { body, signal });
  if (error) throw error;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
