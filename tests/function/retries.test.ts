import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { codeOf, createTestDependencies, createMailApi, createRequest, env } from './support.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const status = (code: number, headers = {}) =>
  new Response('{"message":"no"}', { status: code, headers });
const json = (value: unknown, code = 200) => Response.json(value, { status: code });

async function sendWith(...answers: (Response | Error)[]) {
  const api = createMailApi(...answers);
  const { dependencies, clock } = createTestDependencies(api.fetch);
  const response = await handle(createRequest(contactMessage), env, dependencies);
  return { response, tries: api.calls.length, slept: clock.slept };
}

describe('a failure that may pass is tried again', () => {
  test.each([408, 409, 429, 500, 502, 503, 504])('status %i', async (code) => {
    const { response, tries, slept } = await sendWith(status(code), status(code));
    expect([response.status, tries, slept]).toEqual([200, 3, [300, 900]]);
  });

  test.each([
    ['a connection that breaks', new TypeError('fetch failed')],
    ['an answer without an id', json({})],
    ['an empty answer', new Response('')],
    [
      'a page instead of an answer',
      new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('%s', async (_name, answer) => {
    const { response, tries } = await sendWith(answer);
    expect([response.status, tries]).toEqual([200, 2]);
  });

  test('a mail is given up after three tries', async () => {
    const { response, tries } = await sendWith(status(500), status(500), status(500), status(500));
    expect([response.status, await codeOf(response), tries]).toEqual([502, 'mail_not_accepted', 3]);
  });
});

test.each([301, 302, 307, 401, 403, 404, 405, 413, 451])(
  'status %i is final: one try, and the visitor is told',
  async (code) => {
    const headers = { location: 'https://elsewhere.example/' };
    const { response, tries } = await sendWith(status(code, headers));
    expect([response.status, await codeOf(response), tries]).toEqual([502, 'mail_not_accepted', 1]);
  },
);

test.each([
  ['a number', { id: 1 }],
  ['empty', { id: '' }],
  ['null', { id: null }],
  ['in a list', [{ id: 'x' }]],
  ['a level too deep', { data: { id: 'x' } }],
])('an id that is %s is no id', async (_name, answer) => {
  const { response } = await sendWith(json(answer), json(answer), json(answer));
  expect([response.status, await codeOf(response)]).toEqual([502, 'mail_not_accepted']);
});

test('an id in an answer of failure is no success', async () => {
  const { response } = await sendWith(json({ id: 'x' }, 403));
  expect(response.status).toBe(502);
});

test('the pause that the API asks for is kept, when it fits', async () => {
  const { response, slept } = await sendWith(status(429, { 'retry-after': '2' }));
  expect([response.status, slept]).toEqual([200, [2000]]);
});

test('a pause longer than the 12 s of a send is not begun', async () => {
  const { response, tries, slept } = await sendWith(status(429, { 'retry-after': '60' }));
  expect([response.status, tries, slept]).toEqual([502, 1, []]);
});

test('all tries together end within their limit', async () => {
  const asking = () => status(503, { 'retry-after': '7' });
  const { response, tries, slept } = await sendWith(asking(), asking(), asking());
  expect([response.status, tries, slept]).toEqual([502, 2, [7000]]);
});

test('the log has the reason, and nothing of the visitor or the key', async () => {
  const leak = new TypeError(
    `Bearer ${env.MAIL_API_KEY} is not a legal header; ${contactMessage.email}`,
  );
  await sendWith(leak, leak, leak);
  const log = vi.mocked(console.error).mock.calls.flat().join('\n');
  expect(log).toBe('A contact message was not sent (network error; calls: 3).');
});
