import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';

const options = { live: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const address = URL.parse(positionals[0] ?? process.env['VITE_SITE_URL'] ?? '');
if (!address) throw new Error('Add the address: npm run smoke -- https://www.example.com [--live]');
const site = address.origin;
/** Secret that a scheduled job sends in its calls to the contact function. */
const callToken = process.env['CALL_TOKEN']?.trim() ?? '';
const withoutToken = callToken ? false : 'CALL_TOKEN is not set';

const securityHeaders: Record<string, RegExp> = {
  'content-type': /^text\/html/,
  'content-security-policy':
    /^(?=.*default-src 'none')(?=.*frame-ancestors 'none')(?!.*'unsafe-(inline|eval)')/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /=\(\)/,
};
if (site.startsWith('https:')) securityHeaders['strict-transport-security'] = /max-age=[1-9]\d{6,}/;

function send(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(25_000), ...init });
}

const page = await send(`${site}/`);
const html = await page.text();

/** Returns the URL to which the form on the page is submitted. */
function readFormTarget(): URL {
  const form = html.match(/<form\b[^>]*>/g)?.find((tag) => /\smethod="post"/i.test(tag)) ?? '';
  const action = /\saction="([^"]+)"/.exec(form)?.[1]?.replaceAll('&amp;', '&');
  assert(action, 'The page has no form with method="post" and an action.');
  const target = new URL(action, site);
  assert(target.protocol === 'https:' || site.startsWith('http:'), `${target.href} is not HTTPS.`);
  return target;
}

/** Sends a request to the contact function, as a page with the given origin would. */
function callFunction(method: 'OPTIONS' | 'POST', origin: string, message?: object) {
  const cors = { origin, 'access-control-request-method': 'POST' };
  const headers = { ...cors, 'content-type': 'application/json' };
  return send(readFormTarget().href, { method, headers, body: JSON.stringify(message) });
}

async function expectAnswer(response: Response, status: number, answer: object): Promise<void> {
  assert.deepEqual([response.status, await response.json()], [status, answer]);
}

/** Calls the contact function as the scheduled job does. Returns the number of waiting messages. */
async function countWaitingMessages(): Promise<number> {
  const headers = { 'x-call-token': callToken };
  const response = await send(readFormTarget().href, { method: 'POST', headers });
  const { code, waiting, oldestSeconds } = await response.json();
  assert.deepEqual([response.status, code], [200, 'delivering']);
  assert(Number.isInteger(waiting), 'The response has no number of waiting messages.');
  assert(oldestSeconds <= 900, `The oldest of ${waiting} messages has waited ${oldestSeconds} s.`);
  return waiting;
}

test('Page is served with its security headers', () => {
  assert.equal(page.status, 200);
  for (const [name, pattern] of Object.entries(securityHeaders)) {
    const value = page.headers.get(name) ?? '';
    assert.match(value, pattern, `${name}: ${value}`);
  }
});

test('Unknown path returns the 404 page', async () => {
  const response = await send(`${site}/smoke-test/no-such-page`);
  assert.equal(response.status, 404);
  // An element may surround the 0 in the heading.
  assert.match(await response.text(), /<h1\b[^>]*>4(<[^>]+>)?0(<[^>]+>)?4/);
});

test('Scripts, fonts and icons on the page are served', async () => {
  for (const [, path] of html.matchAll(/\s(?:src|href)="(\/[^"/]+(?:\/[^"/]+)*\.\w+)"/g)) {
    assert.equal((await send(site + path)).status, 200, `${path} is missing.`);
  }
});

test('Host configuration files are not served', async () => {
  for (const path of ['/_headers', '/_nginx.conf', '/index.html.br', '/index.html.gz', '/405']) {
    assert.notEqual((await send(site + path)).status, 200, `${path} is served.`);
  }
});

test('security.txt is valid for at least 30 days', async () => {
  const text = await (await send(`${site}/.well-known/security.txt`)).text();
  assert.match(text, /^Contact: (mailto:|https:)\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  assert(expires > Date.now() + 30 * 86_400_000, 'The file expires soon. Build and publish again.');
});

test('Content security policy allows the target of the form', () => {
  const { href, origin } = readFormTarget();
  const policy = page.headers.get('content-security-policy') ?? '';
  for (const name of ['connect-src', 'form-action']) {
    const sources = new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
    const isOwn = origin === site && sources.includes("'self'");
    assert(isOwn || sources.includes(href), `${name}: ${sources.join(' ')}`);
  }
});

test('Content security policy allows every script on the page', () => {
  const policy = page.headers.get('content-security-policy') ?? '';
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)) {
    const { href, origin } = new URL(script.replace(/\?.*/, ''), site);
    assert(sources.includes(origin === site ? "'self'" : href), `${script}: ${sources.join(' ')}`);
  }
});

test('Function allows a preflight request from the site', async () => {
  const { status, headers } = await callFunction('OPTIONS', site);
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), site);
  const required = /^(?=.*apikey)(?=.*content-type)(?=.*x-client-info)(?=.*authorization)/;
  assert.match(headers.get('access-control-allow-headers') ?? '', required);
});

for (const method of ['OPTIONS', 'POST'] as const) {
  test(`Function refuses ${method} from another site`, async () => {
    const response = await callFunction(method, 'https://foreign.example');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
    await expectAnswer(response, 403, { code: 'origin_not_allowed' });
  });
}

test('Function refuses an incomplete message', async () => {
  const fields = contactFields.filter(({ required }) => required).map(({ name }) => name);
  const answer = { code: 'invalid_message', fields };
  await expectAnswer(await callFunction('POST', site, {}), 422, answer);
});

test('No message waits for more than 15 minutes', { skip: withoutToken }, async () => {
  await countWaitingMessages();
});

test('Function accepts one real message', { skip: !values.live }, async () => {
  const samples = {
    text: 'Smoke test',
    email: 'smoke-test@example.com',
    tel: '00000',
    textarea: `The form works. Sent at ${new Date().toISOString()}.`,
  };
  const message = Object.fromEntries(contactFields.map(({ name, type }) => [name, samples[type]]));
  const response = await callFunction('POST', site, message);
  await expectAnswer(response, 200, { code: 'sent' });
});

test(
  'Every message is sent by mail within 3 minutes (look in the inbox)',
  { skip: !values.live || withoutToken },
  async () => {
    const endMs = Date.now() + 180_000;
    for (;;) {
      const waiting = await countWaitingMessages();
      if (waiting === 0) return;
      assert(Date.now() < endMs, `${waiting} messages are still waiting.`);
      await setTimeout(3_000);
    }
  },
);
