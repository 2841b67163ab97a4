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
function startFunction() {
  const address = `127.0.0.1:${findClosedPort()}`;
  const permissions = ['--allow-env', '--allow-net=127.0.0.1'];
  const process = new Deno.Command(Deno.execPath(), {
    args: ['run', '--no-remote', '--node-modules-dir=manual', ...permissions, 'index.ts'],
    cwd: import.meta.dirname,
    env: {
      DENO_SERVE_ADDRESS: `tcp:${address}`,
      MAIL_API_KEY: 're_secret',
      MAIL_FROM: 'website@example.com',
      MAIL_TO: 'hello@example.com',
      ALLOWED_ORIGINS: site,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${findClosedPort()}/postgres`,
    },
    stderr: 'piped',
  }).spawn();
  let hasEnded = false;
  void process.status.then(() => (hasEnded = true));
  const post = async (init: RequestInit): Promise<Response> => {
    const headers = { origin: site, 'content-type': 'application/json', ...init.headers };
    const body = JSON.stringify(message);
    const all: RequestInit = { method: 'POST', body, redirect: 'manual', ...init, headers };
    // The connection is refused until the function has started.
    return await fetch(`http://${address}`, all).catch((error: unknown) => {
      if (hasEnded) throw error;
      return post(init);
    });
  };
  const stop = async () => {
    process.kill();
    return new TextDecoder().decode((await process.output()).stderr);
  };
  return { post, stop };
}

Deno.test('The deployed function checks requests, and returns 503 without a database', async () => {
  const { post, stop } = startFunction();
  const form = new URLSearchParams(message).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const fields = contactFields.filter(({ required }) => required).map(({ name }) => name);
  const answers: [number, unknown, RequestInit][] = [
    [403, { code: 'origin_not_allowed' }, { headers: { origin: 'https://evil.example' } }],
    [405, { code: 'method_not_allowed' }, { method: 'PUT' }],
    [415, { code: 'unsupported_media_type' }, { headers: { 'content-type': 'text/plain' } }],
    [413, { code: 'too_large' }, { body: 'x'.repeat(256 * 1024 + 1) }],
    [400, { code: 'malformed' }, { body: '{' }],
    [422, { code: 'invalid_message', fields }, { body: '{}' }],
    [204, null, { method: 'OPTIONS', body: null }],
    [503, { code: 'not_stored' }, {}],
    [303, `${site}/#message-failed`, { body: form.replace('email=', 'email=%FF'), headers }],
  ];
  let log = '';
  try {
    for (const [status, answer, init] of answers) {
      const response = await post(init);
      const text = await response.text();
      const actual = text ? JSON.parse(text) : response.headers.get('location');
      assertEqual([response.status, actual], [status, answer]);
    }
  } finally {
    log = await stop();
  }
  const line = 'A contact message was not stored (connection refused).';
  assertEqual(log.match(/A contact.*/g), [line]);
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
