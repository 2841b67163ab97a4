import { clientTimeLimit } from './guardedFetch.ts';
import { loadSupabaseClient } from './supabaseClient.ts';

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  projectDetails: string;
}

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
  message: ContactMessage,
  timeLimit = clientTimeLimit,
): Promise<void> {
  const limit = AbortSignal.timeout(timeLimit);
  await Promise.race([invoke(message, limit), rejectOn(limit)]);
}

async function invoke(
  { firstName, lastName, email, projectDetails }: ContactMessage,
  signal: AbortSignal,
) {
  const client = await loadSupabaseClient();
  const { error } = await client.functions.invoke('send-contact-email', {
    body: { firstName, lastName, email, projectDetails },
    signal,
  });
  if (error) throw error;
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
