import {
  createDependencies,
  type Dependencies,
} from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';

/** Every setting of the function: a developer's own `.env` may hold any of them. */
export const settingNames = [
  'MAIL_API_KEY',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_API_URL',
  'MAIL_FALLBACK_API_URL',
  'MAIL_FALLBACK_API_KEY',
  'MAIL_FALLBACK_FROM',
  'ALLOWED_ORIGINS',
  'RATE_LIMIT',
  'CLIENT_ADDRESS_HEADER',
];

export const site = 'https://www.example.com';
export const functionUrl = 'https://backend.example.com/functions/v1/send-contact-email';

export const env = {
  MAIL_API_KEY: 're_secret',
  MAIL_FROM: 'Website <website@example.com>',
  MAIL_TO: 'hello@example.com',
  ALLOWED_ORIGINS: `${site}, https://example.com`,
  RATE_LIMIT: '0',
};

/** A mail API that keeps what it takes, one mail a key, and can be told to answer something else first. */
export function createMailApi(...answers: (Response | Error)[]) {
  const mails = new Map<string, Mail>();
  const calls: { url: string; headers: Headers; mail: Mail; redirect?: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    // Only what the function really sends is a mail: an address as text, a body as text.
    if (typeof input !== 'string' || typeof init?.body !== 'string') throw new TypeError('no call');
    const mail = JSON.parse(init.body) as Mail;
    calls.push({ url: input, headers, mail, redirect: init.redirect });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer) return answer;
    mails.set(headers.get('idempotency-key') ?? 'none', mail);
    return Response.json({ id: `mail-${mails.size}` });
  };
  return { fetch, calls, mails };
}

/** Dependencies with a clock that only moves when somebody sleeps. */
export function createTestDependencies(
  fetch: typeof globalThis.fetch,
  replaced: Partial<Dependencies> = {},
) {
  const clock = { now: Date.UTC(2026, 10, 20, 12), slept: [] as number[] };
  const dependencies = createDependencies({
    fetch,
    now: () => clock.now,
    sleep: async (ms) => {
      clock.slept.push(ms);
      clock.now += ms;
    },
    ...replaced,
  });
  return { dependencies, clock };
}

/** A text of 30 letters that shares no run of letters with the text of another number. */
export function distinctText(number: number): string {
  let seed = number;
  return Array.from({ length: 30 }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223 + number) >>> 0;
    return String.fromCharCode(97 + ((seed >>> 16) % 26));
  }).join('');
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string | undefined> };

/** A request as the page sends it; a header set to undefined is left out. */
export function createRequest(body: unknown, { headers = {}, ...init }: Init = {}): Request {
  const all = Object.entries({ origin: site, 'content-type': 'application/json', ...headers });
  const isRaw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const isBodiless = init.method === 'GET' || init.method === 'HEAD' || init.method === 'OPTIONS';
  return new Request(functionUrl, {
    method: 'POST',
    headers: all.filter((header): header is [string, string] => header[1] !== undefined),
    ...(isBodiless
      ? {}
      : { body: isRaw ? (body as BodyInit) : JSON.stringify(body), duplex: 'half' }),
    ...init,
  });
}

export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** One request to a handler of its own. */
export async function send(request: Request, fetch = createMailApi().fetch): Promise<Response> {
  return handle(request, env, createTestDependencies(fetch).dependencies);
}

export async function codeOf(response: Response): Promise<unknown> {
  const answer = (await response.json()) as { code?: unknown };
  return answer.code;
}
