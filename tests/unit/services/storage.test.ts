import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';

vi.mock('../../../src/content/settings.ts', () => ({
  settings: {
    brandName: 'Afterglow',
    supabase: { url: 'https://backend.example.com', key: 'sb_publishable_test' },
  },
}));

const key = 'Afterglow-session';
let calls: { path: string; headers: Headers }[];

/** Mocks the parts of a window that supabase-js uses to detect a browser. */
function openWindow(localStorage: Partial<Storage> | (() => never), hash = '') {
  const location = new URL(`https://www.example.com/${hash}`);
  const window = { location, addEventListener: () => {} };
  const get = typeof localStorage === 'function' ? localStorage : () => localStorage;
  Object.defineProperty(window, 'localStorage', { get });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  restore = () => {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  };
}
let restore = () => {};

beforeEach(() => {
  calls = [];
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Every test creates a client, and supabase-js warns about more than one client on a page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ path: new URL(url).pathname, headers: new Headers(init?.headers) });
    return Response.json({ code: 'sent' });
  });
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function throwing(): never {
  throw new DOMException('Denied', 'SecurityError');
}

const holding = (value: string): Partial<Storage> => ({
  getItem: (name) => (name === key ? value : null),
  setItem: () => {},
  removeItem: () => {},
});

const session = (fields: object) =>
  JSON.stringify({
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: 9e9,
    user: {},
    ...fields,
  });

const storages: [string, Partial<Storage> | (() => never)][] = [
  ['is forbidden', throwing],
  ['is null', null as unknown as Partial<Storage>],
  ['throws on every call', { getItem: throwing, setItem: throwing, removeItem: throwing }],
  ['contains invalid JSON', holding('}{ not JSON')],
  ['contains null', holding('null')],
  [
    'contains a token that is not allowed in a header',
    holding(session({ access_token: 'ключ\n' })),
  ],
  ['contains a token that is an object', holding(session({ access_token: {} }))],
  [
    'contains a value that cannot be removed',
    { ...holding('{"access_token":"a.b.c"}'), removeItem: throwing },
  ],
];

describe('the page sends a message without a session', () => {
  test.each(storages)('when local storage %s', async (_name, localStorage) => {
    openWindow(localStorage);
    const { sendContactMessage } = await import('../../../src/services/sendContactMessage.ts');
    await sendContactMessage(contactMessage);
    expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/send-contact-email']);
    expect(calls[0]?.headers.get('authorization')).toBe(null);
  });
});

test('the page ignores a session in the URL hash', async () => {
  const setItem = vi.fn<Storage['setItem']>();
  const hash = '#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer';
  openWindow({ getItem: () => null, setItem, removeItem: () => {} }, hash);
  const { sendContactMessage } = await import('../../../src/services/sendContactMessage.ts');
  await sendContactMessage(contactMessage);
  expect(calls.map(({ path }) => path)).toEqual(['/functions/v1/send-contact-email']);
  expect(setItem.mock.calls.join()).not.toContain('a.b.c');
});

test('the page does not read or change the session of another project on the same host (CALL-5)', async () => {
  const touched = new Set<string>();
  openWindow({
    getItem: (name) => (touched.add(name), name === key ? null : session({})),
    setItem: (name) => void touched.add(name),
    removeItem: (name) => void touched.add(name),
  });
  const { sendContactMessage } = await import('../../../src/services/sendContactMessage.ts');
  await sendContactMessage(contactMessage);
  expect([...touched].filter((name) => !name.startsWith(key))).toEqual([]);
  expect(calls[0]?.headers.get('authorization')).toBe(null);
});

const storageStates = ['empty', 'full'];

test.each(storageStates)(
  'the page refreshes an expired session if storage is %s (CALL-5)',
  async (state) => {
    const kept = new Map([[key, session({ expires_at: 1 })]]);
    openWindow({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => {
        if (state === 'full') throw new DOMException('Full', 'QuotaExceededError');
        kept.set(name, value);
      },
      removeItem: (name) => void kept.delete(name),
    });
    const answer = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const response = await answer(url, init);
      if (!url.includes('/auth/')) return response;
      const fresh = { access_token: 'd.e.f', expires_in: 3600, token_type: 'bearer' };
      return Response.json({ ...fresh, refresh_token: 's', user: { id: 'visitor' } });
    });
    const { sendContactMessage } = await import('../../../src/services/sendContactMessage.ts');
    await sendContactMessage(contactMessage);
    const paths = new Set(calls.map(({ path }) => path));
    expect([...paths]).toEqual(['/auth/v1/token', '/functions/v1/send-contact-email']);
    expect(calls.at(-1)?.headers.get('authorization')).toBe('Bearer d.e.f');
    expect(kept.get(key)?.includes('d.e.f')).toBe(state === 'empty');
  },
);
