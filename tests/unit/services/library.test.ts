import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';

const { settings, library } = vi.hoisted(() => ({
  settings: { supabase: { url: 'https://backend.example.com', key: 'sb_publishable_test' } },
  library: { load: (): unknown => undefined, loads: 0 },
}));
vi.mock('../../../src/content/settings.ts', () => ({ settings }));
// Tests replace `library.load` to make the import of supabase-js fail or never finish.
vi.mock('../../../src/services/loadSupabase.ts', () => ({
  loadSupabase: async () => {
    library.loads += 1;
    return library.load();
  },
}));

const here = { createClient };
const chunkError = new TypeError('Failed to fetch dynamically imported module');
const limits = { all: 200, library: 20 };

let calls: { url: string; init?: RequestInit }[];
let answer: () => Response;

async function loadPage() {
  vi.resetModules();
  return import('../../../src/services/sendContactMessage.ts');
}

beforeEach(() => {
  calls = [];
  library.loads = 0;
  library.load = () => here;
  answer = () => Response.json({ code: 'sent' });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('supabase-js loads once, when the form first receives focus', async () => {
  const page = await loadPage();
  expect(library.loads).toBe(0);
  page.preloadSupabase();
  page.preloadSupabase();
  await page.sendContactMessage(contactMessage, limits);
  await page.sendContactMessage(contactMessage, limits);
  expect([library.loads, calls.length]).toEqual([1, 2]);
});

test('if supabase-js fails to load on focus, the page throws no error and tries again before it sends the message', async () => {
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

  const [withFetch] = calls;
  library.load = () => here;
  await (await loadPage()).sendContactMessage(contactMessage, limits);
  const withSupabase = calls.at(-1);
  expect(calls).toHaveLength(2);

  // Requests with and without supabase-js must be identical, except for one header.
  expect(withFetch?.url).toBe(withSupabase?.url);
  expect(withFetch?.init?.body).toBe(withSupabase?.init?.body);
  expect(withFetch?.init?.redirect).toBe('error');
  const headers = new Headers(withSupabase?.init?.headers);
  headers.delete('x-client-info');
  expect([...new Headers(withFetch?.init?.headers)]).toEqual([...headers]);
});

test.each([
  ['with status 422', () => Response.json({ code: 'invalid_message' }, { status: 422 })],
  ['with an HTML page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['with an empty body', () => new Response('')],
  ['that never ends', () => new Response(new ReadableStream())],
  ['without the code "sent"', () => Response.json({ ok: true })],
])('with or without supabase-js, a response %s is an error', async (_name, spoilt) => {
  answer = spoilt;
  for (const load of [() => here, () => Promise.reject(chunkError)]) {
    const page = await loadPage();
    library.load = load;
    await expect(page.sendContactMessage(contactMessage, limits)).rejects.toThrow();
  }
  expect(calls).toHaveLength(2);
});

test('with or without supabase-js, the page sends a legacy API key as the bearer token', async () => {
  settings.supabase.key = 'eyJhbGciOiJIUzI1NiJ9.e30.x';
  try {
    const page = await loadPage();
    library.load = () => Promise.reject(chunkError);
    await page.sendContactMessage(contactMessage, limits);
    library.load = () => here;
    await page.sendContactMessage(contactMessage, limits);
    expect(calls.map(({ init }) => new Headers(init?.headers).get('authorization'))).toEqual([
      `Bearer ${settings.supabase.key}`,
      `Bearer ${settings.supabase.key}`,
    ]);
  } finally {
    settings.supabase.key = 'sb_publishable_test';
  }
});
