import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactMessage } from '../support/contactMessage.ts';

const { settings, library } = vi.hoisted(() => ({
  settings: { supabase: { url: 'https://backend.example.com', key: 'sb_publishable_test' } },
  library: { load: (): unknown => undefined, loads: 0 },
}));
vi.mock('../../src/content/settings.ts', () => ({ settings }));
// A getter, so that each import of the library can come, fail or hang.
vi.mock('../../src/services/loadLibrary.ts', () => ({
  loadLibrary: async () => {
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
  return import('../../src/services/sendContactMessage.ts');
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

test('the library is loaded once: on the first focus, or else by the first message', async () => {
  const page = await loadPage();
  expect(library.loads).toBe(0);
  page.prepareToSend();
  page.prepareToSend();
  await page.sendContactMessage(contactMessage, limits);
  await page.sendContactMessage(contactMessage, limits);
  expect([library.loads, calls.length]).toEqual([1, 2]);
});

test('a library that fails on focus stays silent, and the message loads it again', async () => {
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  page.prepareToSend();
  await new Promise((resolve) => setImmediate(resolve));
  library.load = () => here;
  await page.sendContactMessage(contactMessage, limits);
  expect([library.loads, calls.length]).toEqual([2, 1]);
});

test('a library that fails to load is a failure like any other', async () => {
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  await expect(page.sendContactMessage(contactMessage, limits)).rejects.toBe(chunkError);
  expect(calls).toEqual([]);
});

test.each([
  ['failed', () => Promise.reject(chunkError)],
  ['hung', () => new Promise(() => {})],
])('the next message arrives although the library that %s never comes', async (_name, load) => {
  const page = await loadPage();
  library.load = load;
  await expect(page.sendContactMessage(contactMessage, limits)).rejects.toBeDefined();
  await page.sendContactMessage(contactMessage, limits);

  const [byHand] = calls;
  library.load = () => here;
  await (await loadPage()).sendContactMessage(contactMessage, limits);
  const bySupabase = calls.at(-1);
  expect(calls).toHaveLength(2);

  // What is written by hand is the call that supabase-js makes.
  expect(byHand?.url).toBe(bySupabase?.url);
  expect(byHand?.init?.body).toBe(bySupabase?.init?.body);
  expect(byHand?.init?.redirect).toBe('error');
  const headers = new Headers(bySupabase?.init?.headers);
  headers.delete('x-client-info');
  expect([...new Headers(byHand?.init?.headers)]).toEqual([...headers]);
});

test.each([
  ['a refusal', () => Response.json({ code: 'invalid_message' }, { status: 422 })],
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response('')],
])('without the library too, %s is an error', async (_name, spoilt) => {
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  answer = spoilt;
  await expect(page.sendContactMessage(contactMessage, limits)).rejects.toBe(chunkError);
  await expect(page.sendContactMessage(contactMessage, limits)).rejects.not.toBe(chunkError);
});

test('when the library comes back, it is used again', async () => {
  const page = await loadPage();
  library.load = () => Promise.reject(chunkError);
  await expect(page.sendContactMessage(contactMessage, limits)).rejects.toBe(chunkError);
  library.load = () => here;
  await page.sendContactMessage(contactMessage, limits);
  expect(new Headers(calls[0]?.init?.headers).get('x-client-info')).toContain('supabase-js');
});

test('a legacy key travels as a token too, by either way', async () => {
  settings.supabase.key = 'eyJhbGciOiJIUzI1NiJ9.e30.x';
  try {
    const page = await loadPage();
    library.load = () => Promise.reject(chunkError);
    await expect(page.sendContactMessage(contactMessage, limits)).rejects.toBe(chunkError);
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

test('without an address of its own the function is called where the page stands', async () => {
  settings.supabase.url = '';
  vi.stubGlobal('window', { location: { origin: 'http://127.0.0.1:4173' } });
  try {
    const page = await loadPage();
    await page.sendContactMessage(contactMessage, limits);
    expect(calls[0]?.url).toBe('http://127.0.0.1:4173/functions/v1/send-contact-email');
  } finally {
    settings.supabase.url = 'https://backend.example.com';
  }
});
