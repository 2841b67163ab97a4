import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';

const { settings, library } = vi.hoisted(() => ({
  settings: {
    brandName: 'Afterglow',
    supabase: { url: 'https://backend.example.com', key: '' },
  },
  library: { load: (): unknown => undefined, loads: 0 },
}));
vi.mock('../../../src/content/settings.ts', () => ({ settings }));
// Tests replace `library.load` to make the import of supabase-js fail or never finish.
vi.mock('../../../src/api/loadSupabase.ts', () => ({
  loadSupabase: async () => {
    library.loads += 1;
    return library.load();
  },
}));

const here = { createClient };
const chunkError = new TypeError('Failed to fetch dynamically imported module');
const limits = { all: 200, library: 20 };
const key = 'Afterglow-session';

let calls: { url: string; path: string; headers: Headers; init?: RequestInit }[];
let answer: (path: string) => Response | Promise<Response>;

/** Loads the page's code in a window with this local storage. */
async function loadPage(localStorage?: Partial<Storage>, hash = '') {
  vi.resetModules();
  const location = new URL(`https://www.example.com/${hash}`);
  vi.stubGlobal('window', { localStorage, location, addEventListener: () => {} });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  return import('../../../src/api/sendContactMessage.ts');
}

beforeEach(() => {
  // Every test creates a client, and supabase-js warns about more than one client on a page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  calls = [];
  settings.supabase.key = 'sb_publishable_test';
  library.loads = 0;
  library.load = () => here;
  answer = () => Response.json({ code: 'sent' });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname: path } = new URL(url);
    calls.push({ url, path, headers: new Headers(init?.headers), init });
    return answer(path);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('supabase-js loads once, even after a second preload and two messages', async () => {
  const page = await loadPage();
  expect(library.loads).toBe(0);
  page.preloadSupabase();
  expect(library.loads).toBe(1);
  page.preloadSupabase();
  await page.sendContactMessage(contactMessage, limits);
  await page.sendContactMessage(contactMessage, limits);
  expect([library.loads, calls.length]).toEqual([1, 2]);
});

test('a failed preload of supabase-js throws no error, and sending a message tries to load it again', async () => {
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  page.preloadSupabase();
  await new Promise((resolve) => setImmediate(resolve));
  library.load = () => here;
  await page.sendContactMessage(contactMessage, limits);
  expect([library.loads, calls.length]).toEqual([2, 1]);
});

test.each([
  ['fails to load', () => Promise.reject(chunkError)],
  ['never finishes loading', () => new Promise(() => {})],
])('the first message arrives even if supabase-js %s', async (_name, load) => {
  const page = await loadPage();
  library.load = load;
  await page.sendContactMessage(contactMessage, limits);
  library.load = () => here;
  await (await loadPage()).sendContactMessage(contactMessage, limits);
  const [withFetch, withSupabase] = calls;
  expect(calls).toHaveLength(2);

  // Requests with and without supabase-js must be identical, except for one header.
  expect(withFetch?.url).toBe(withSupabase?.url);
  expect(withFetch?.init?.method).toBe(withSupabase?.init?.method);
  expect(withFetch?.init?.body).toBe(withSupabase?.init?.body);
  expect(withFetch?.init?.redirect).toBe('error');
  withSupabase?.headers.delete('x-client-info');
  expect([...withFetch!.headers]).toEqual([...withSupabase!.headers]);
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };
const endless = () => new Response(new ReadableStream(), { headers: json });

/** Answers of the backend. Each test gives an answer twice: with supabase-js and without it. */
const successes: [string, () => Response][] = [
  ['200 {"code":"sent"}', () => Response.json({ code: 'sent' })],
  ['200 {"ok":true}', () => Response.json({ ok: true })],
  ['200 {"error":"none"}', () => Response.json({ error: 'none' })],
  ['200 null', () => Response.json(null)],
  ['200 with broken JSON', () => new Response('{', { headers: json })],
  ['200 with empty JSON', () => new Response('', { headers: json })],
  ['200 with a body that never ends', endless],
  ['200 with text', () => new Response('OK')],
  ['200 with bytes', () => new Response(new Uint8Array([0, 255]))],
  [
    '200 with a broken form',
    () => new Response('', { headers: { 'content-type': 'multipart/form-data' } }),
  ],
  ['200 with no body', () => new Response()],
  ['201', () => Response.json({ id: 1 }, { status: 201 })],
  ['202', () => new Response(null, { status: 202 })],
  ['204', () => new Response(null, { status: 204 })],
];
const failures: [string, () => Response | Promise<Response>][] = [
  ['200 with a web page', () => new Response('<html>', { headers: html })],
  ['400', () => new Response('', { status: 400 })],
  ['422 {"code":"sent"}', () => Response.json({ code: 'sent' }, { status: 422 })],
  ['500 {"ok":true}', () => Response.json({ ok: true }, { status: 500 })],
  [
    '200 with an error of the platform',
    () => new Response('', { headers: { 'x-relay-error': 'true' } }),
  ],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer', () => new Promise(() => {})],
];

/** Sends a message with supabase-js, then without it. Returns the two outcomes. */
async function sendTwice() {
  const outcomes: string[] = [];
  for (const load of [() => here, () => Promise.reject(chunkError)]) {
    const page = await loadPage();
    library.load = load;
    const sending = page.sendContactMessage(contactMessage, limits);
    outcomes.push(
      await sending.then(
        () => 'success',
        () => 'failure',
      ),
    );
  }
  expect(calls).toHaveLength(2);
  return outcomes;
}

test.each(successes)(
  'with or without supabase-js, %s is a success (CALL-2)',
  async (_name, given) => {
    answer = given;
    expect(await sendTwice()).toEqual(['success', 'success']);
  },
);

test.each(failures)(
  'with or without supabase-js, %s is a failure (CALL-2)',
  async (_name, given) => {
    answer = given;
    expect(await sendTwice()).toEqual(['failure', 'failure']);
  },
);

test.each([
  ['an answer after 19.9 s is a success', 19_900, 'success'],
  ['no answer within 20 s is a failure', 20_100, 'failure'],
])('with the default time limit, %s (CALL-2)', async (_name, delayMs, outcome) => {
  // No time passes: the fake clock of this test moves by `delayMs` below.
  vi.useFakeTimers();
  answer = () =>
    new Promise((resolve) => setTimeout(resolve, delayMs, Response.json({ code: 'sent' })));
  const page = await loadPage();
  const sending = page.sendContactMessage(contactMessage).then(
    () => 'success',
    () => 'failure',
  );
  await vi.advanceTimersByTimeAsync(delayMs);
  expect(await sending).toBe(outcome);
});

test('with or without supabase-js, the page sends a legacy API key as the bearer token', async () => {
  settings.supabase.key = 'eyJhbGciOiJIUzI1NiJ9.e30.x';
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  await page.sendContactMessage(contactMessage, limits);
  library.load = () => here;
  await page.sendContactMessage(contactMessage, limits);
  const token = `Bearer ${settings.supabase.key}`;
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([token, token]);
});

const session = (fields: object) =>
  JSON.stringify({
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: 9e9,
    user: {},
    ...fields,
  });

function throwing(): never {
  throw new DOMException('Denied', 'SecurityError');
}

test.each([
  ['invalid JSON', '}{ not JSON'],
  ['null', 'null'],
  ['a token that is not allowed in a header', session({ access_token: 'ключ\n' })],
  ['a token that is an object', session({ access_token: {} })],
  ['a value that cannot be removed', '{"access_token":"a.b.c"}'],
])('the page sends a message without a session if storage contains %s', async (_name, value) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const getItem = (name: string) => (name === key ? value : null);
  const page = await loadPage({ getItem, setItem: throwing, removeItem: throwing });
  await page.sendContactMessage(contactMessage);
  expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/send-contact-email']);
  expect(calls[0]?.headers.get('authorization')).toBe(null);
});

test('the page sends a message if the browser forbids storage', async () => {
  const page = await loadPage();
  Object.defineProperty(window, 'localStorage', { get: throwing });
  await page.sendContactMessage(contactMessage);
  expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/send-contact-email']);
});

test('the page ignores a session in the URL hash', async () => {
  const setItem = vi.fn<Storage['setItem']>();
  const hash = '#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer';
  const page = await loadPage({ getItem: () => null, setItem, removeItem: () => {} }, hash);
  await page.sendContactMessage(contactMessage);
  expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/send-contact-email']);
  expect(setItem.mock.calls.join()).not.toContain('a.b.c');
});

test('the page does not read or change the session of another project on the same host (CALL-5)', async () => {
  const touched = new Set<string>();
  const page = await loadPage({
    getItem: (name) => (touched.add(name), name === key ? null : session({})),
    setItem: (name) => void touched.add(name),
    removeItem: (name) => void touched.add(name),
  });
  await page.sendContactMessage(contactMessage);
  expect([...touched].filter((name) => !name.startsWith(key))).toEqual([]);
  expect(calls[0]?.headers.get('authorization')).toBe(null);
});

/** Answers a request for a new token with a new session. */
function refreshSession(path: string): Response {
  if (!path.startsWith('/auth/')) return Response.json({ code: 'sent' });
  const fresh = { access_token: 'd.e.f', expires_in: 3600, token_type: 'bearer' };
  return Response.json({ ...fresh, refresh_token: 's', user: { id: 'visitor' } });
}

test('a session is refreshed before it expires, without a message (CALL-5)', async () => {
  vi.useFakeTimers();
  answer = refreshSession;
  const kept = session({ expires_at: Date.now() / 1000 + 600 });
  const getItem = (name: string) => (name === key ? kept : null);
  const page = await loadPage({ getItem, setItem: () => {}, removeItem: () => {} });
  page.preloadSupabase();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(calls.map(({ path }) => path)).toContain('/auth/v1/token');
});

test.each(['usable', 'full'])('a session is refreshed with %s storage (CALL-5)', async (state) => {
  const kept = new Map([[key, session({ expires_at: 1 })]]);
  answer = refreshSession;
  const page = await loadPage({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      if (state === 'full') throw new DOMException('Full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name) => void kept.delete(name),
  });
  await page.sendContactMessage(contactMessage);
  const paths = new Set(calls.map(({ path }) => path));
  expect([...paths]).toEqual(['/auth/v1/token', '/functions/v1/send-contact-email']);
  expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer d.e.f');
  expect(kept.get(key)?.includes('d.e.f')).toBe(state === 'usable');
});
