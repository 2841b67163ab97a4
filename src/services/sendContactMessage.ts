import type { SupabaseClient } from '@supabase/supabase-js';
import { clientTimeLimit } from './guardedFetch.ts';
import { invokeByHand } from './invokeByHand.ts';
import { loadSupabaseClient } from './supabaseClient.ts';

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  projectDetails: string;
}

/** In milliseconds: everything together, and how long a second try waits for the library. */
const defaultLimits = { all: clientTimeLimit, library: 3_000 };

const functionName = 'send-contact-email';

/** Whether the last send still waits for the library, or ended because it did not come. */
let isLibraryMissing = false;

/** Called when somebody begins to fill in the form, so that sending does not wait for the library. */
export function prepareToSend(): void {
  // A failure here is not worth a word yet: sending tries again, and tells.
  loadSupabaseClient().catch(() => {});
}

/**
 * Resolves only when the backend said that the mail was taken. The limit spans everything, the
 * library's loading included: `fetch` has its own, but it is not all that can hang.
 */
export async function sendContactMessage(
  { firstName, lastName, email, projectDetails }: ContactMessage,
  limits = defaultLimits,
): Promise<void> {
  const signal = AbortSignal.timeout(limits.all);
  const body = { firstName, lastName, email, projectDetails };
  const sending = findClient(limits.library).then((client) =>
    client ? invoke(client, body, signal) : invokeByHand(functionName, body, signal),
  );
  await Promise.race([sending, rejectOn(signal)]);
}

async function invoke(client: SupabaseClient, body: ContactMessage, signal: AbortSignal) {
  const { data, error } = await client.functions.invoke<unknown>(functionName, { body, signal });
  if (error) throw error;
  // Some broken proxies answer anything with an empty 200, which supabase-js takes for success.
  if (data === '') throw new Error('The contact function answered nothing.');
}

/** A library that fails to come is a failure like any other; the next send no longer depends on it. */
async function findClient(patience: number): Promise<SupabaseClient | undefined> {
  const isSecondTry = isLibraryMissing;
  isLibraryMissing = true;
  const loading = loadSupabaseClient();
  const client = await (isSecondTry
    ? Promise.race([loading, after(patience)]).catch(() => undefined)
    : loading);
  isLibraryMissing = client === undefined;
  return client;
}

/** Patience for a race: a library that hangs must not hold the second try. */
function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
