import { contactMessage } from '../../../stories/fixtures/contactMessage.ts';
import { contactFields } from '../_shared/contract.ts';
import { callMailService } from './mailService.ts';

const site = 'https://www.example.com';
const message = { ...contactMessage, email: 'layla@بيروت.example' };

/** Replaces `node:assert`, because Deno checks this file without Node's types. */
function assertEqual(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${is} instead of ${should}`);
}

function findClosedPort(): number {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  listener.close();
  return listener.addr.port;
}

/** Starts `index.ts` as Supabase does. No database runs at the address in `DATABASE_URL`. */
async function startFunction(): Promise<string> {
  const address = `127.0.0.1:${findClosedPort()}`;
  const settings = {
    DENO_SERVE_ADDRESS: `tcp:${address}`,
    MAIL_API_KEY: 're_secret',
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'hello@example.com',
    ALLOWED_ORIGINS: `www.example.com, ${site}`,
    RATE_LIMIT: 'none',
    DATABASE_URL: `postgres://postgres@127.0.0.1:${findClosedPort()}/postgres`,
  };
  for (const [name, value] of Object.entries(settings)) Deno.env.set(name, value);
  await import('./index.ts');
  return `http://${address}`;
}

const log: string[] = [];
console.error = (line: string) => log.push(line);
const url = await startFunction();

Deno.test('The deployed function checks requests, and returns 503 without a database', async () => {
  const brokenForm = {
    body: new URLSearchParams(message).toString().replace('email=', 'email=%FF'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  const fields = contactFields.filter(({ required }) => required).map(({ name }) => name);
  const answers: [number, unknown, RequestInit][] = [
    [403, { code: 'origin_not_allowed' }, { headers: { origin: 'https://evil.example' } }],
    [413, { code: 'too_large' }, { body: 'x'.repeat(256 * 1024 + 1) }],
    [400, { code: 'malformed' }, { body: '{' }],
    [422, { code: 'invalid_message', fields }, { body: '{}' }],
    [204, null, { method: 'OPTIONS', body: null }],
    [503, { code: 'not_stored' }, {}],
    [303, `${site}/#message-failed`, brokenForm],
  ];
  for (const [status, answer, init] of answers) {
    const headers = { origin: site, 'content-type': 'application/json', ...init.headers };
    const usual: RequestInit = {
      method: 'POST',
      body: JSON.stringify(message),
      redirect: 'manual',
    };
    const response = await fetch(url, { ...usual, ...init, headers });
    const text = await response.text();
    const actual = text ? JSON.parse(text) : response.headers.get('location');
    assertEqual([response.status, actual], [status, answer]);
  }
  assertEqual(log, [
    'The contact function ignores an invalid value in RATE_LIMIT.',
    'The contact function ignores an invalid value in ALLOWED_ORIGINS.',
    'A contact message was not stored (connection refused).',
  ]);
});

Deno.test('A mail service call follows no redirect and returns the failure reason', async () => {
  const paths: string[] = [];
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, (request) => {
    paths.push(new URL(request.url).pathname);
    return new Response(null, { status: 307, headers: { location: '/elsewhere' } });
  });
  const { port } = server.addr;
  const call = async (apiUrl: string) =>
    (await callMailService({ apiUrl, apiKey: 're_secret' }, 'key', '{}', fetch)).reason;
  assertEqual(await call(`http://127.0.0.1:${port}/emails`), 'status 307');
  assertEqual(paths, ['/emails']);
  assertEqual(await call(`https://127.0.0.1:${port}`), 'TLS');
  await server.shutdown();
  assertEqual(await call(`http://127.0.0.1:${port}`), 'connection refused');
});
