import type { ContactMessage } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { decodeUtf8, readCapped } from './http.ts';
import type { Settings } from './settings.ts';

/** A mail in the words of Resend's API. Text only: what a visitor types is never mark-up. */
export interface Mail {
  from: string;
  to: string[];
  reply_to: string;
  subject: string;
  text: string;
}

/** The visitor's words come last, so that nothing in them can pass for one of the fields above. */
export function composeMail(message: ContactMessage, settings: Settings): Mail {
  const { firstName, lastName, email, projectDetails } = message;
  return {
    from: settings.from,
    to: [settings.to],
    reply_to: email,
    // A mail program would decode an encoded word, and show what the cleaning never saw.
    subject: `New contact message from ${firstName} ${lastName}`.replaceAll('=?', '= ?'),
    text: [
      'A visitor wrote to you through the form on the website.',
      'Answer this mail to answer the visitor.',
      '',
      `First name: ${firstName}`,
      `Last name:  ${lastName}`,
      `Email:      ${email}`,
      '',
      'Project details:',
      '',
      projectDetails,
      '',
    ].join('\n'),
  };
}

/** The same mail has the same key: browsers re-send a POST by themselves when a connection is reset. */
export async function idempotencyKey(mail: Mail): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(mail));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The result of one call. `reason` goes to the log, so it holds nothing of the mail or of the key. */
type CallResult = { id: string } | { reason: string; retryable: boolean; waitMs?: number };

const retryDelaysMs = [300, 900];
const answerCap = 64 * 1024;

/**
 * Hands the mail to the API: three tries, all within `limits.send`. Trying again is safe because the
 * key makes the API answer a mail that it already has with the id that it already gave. Returns
 * whether the API took the mail, which only an id proves.
 */
export async function sendMail(
  mail: Mail,
  key: string,
  settings: Settings,
  dependencies: Dependencies,
): Promise<boolean> {
  const deadline = dependencies.now() + dependencies.limits.send;
  for (let tries = 1; ; tries += 1) {
    const left = deadline - dependencies.now();
    const result = await callMailApi(
      mail,
      key,
      settings,
      dependencies,
      Math.max(0, Math.min(dependencies.limits.try, left)),
    );
    if ('id' in result) return true;

    const delay = retryDelaysMs[tries - 1];
    const wait = Math.max(delay ?? 0, result.waitMs ?? 0);
    if (!result.retryable || delay === undefined || dependencies.now() + wait >= deadline) {
      console.error(`A contact message was not sent (${result.reason}; tries: ${tries}).`);
      return false;
    }
    await dependencies.sleep(wait);
  }
}

async function callMailApi(
  mail: Mail,
  key: string,
  settings: Settings,
  dependencies: Dependencies,
  limit: number,
): Promise<CallResult> {
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await dependencies.fetch(settings.apiUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(mail),
      // Following would carry the visitor's words, and perhaps the key, to a host that nobody chose.
      redirect: 'manual',
      signal,
    });
    if (response.ok) {
      const id = readId(await readCapped(response.body, answerCap, signal));
      // An answer without an id proves nothing: a proxy's page, or one that broke off.
      return id ? { id } : { reason: 'answer without an id', retryable: true };
    }
    void response.body?.cancel().catch(() => {});
    const retryable = [408, 409, 429].includes(response.status) || response.status >= 500;
    return { reason: `status ${response.status}`, retryable, waitMs: retryAfter(response) };
  } catch (error) {
    // Only the name: the message of a failed fetch may quote a header, and with it the key.
    return { reason: error instanceof Error ? error.name : 'unknown error', retryable: true };
  }
}

function readId(bytes: Uint8Array | 'too_large' | 'too_slow'): string | undefined {
  if (typeof bytes === 'string') return undefined;
  try {
    const answer: unknown = JSON.parse(decodeUtf8(bytes));
    if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
    return typeof answer.id === 'string' && answer.id !== '' ? answer.id : undefined;
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | undefined {
  const seconds = response.headers.get('retry-after') ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
