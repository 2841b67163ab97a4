/** The function as it is deployed: `index.ts` under Deno, here with a database that is away. */
const site = 'https://www.example.com';
const message = {
  firstName: 'ليلى',
  lastName: 'حدّاد',
  email: 'layla@بيروت.example',
  projectDetails: 'An app for bookings.\nCan you start in May?',
};
const form = new URLSearchParams(message).toString();
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

function findClosedPort(): number {
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  listener.close();
  return listener.addr.port;
}

/** Not `node:assert`: its types are no dependency of the function. */
function assertEqual(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${is} instead of ${should}`);
}

async function startFunction() {
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--no-remote',
      '--node-modules-dir=manual',
      '--allow-env',
      '--allow-net=127.0.0.1',
      'index.ts',
    ],
    cwd: import.meta.dirname,
    env: {
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      MAIL_API_KEY: 're_secret',
      MAIL_FROM: 'website@example.com',
      MAIL_TO: 'hello@example.com',
      ALLOWED_ORIGINS: site,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${findClosedPort()}/postgres`,
    },
    stdout: 'null',
    stderr: 'piped',
  }).spawn();
  const log = process.stderr.pipeThrough(new TextDecoderStream()).getReader();
  const readLog = async (pattern: RegExp) => {
    for (let text = ''; ;) {
      const { value, done } = await log.read();
      text += value ?? '';
      const [found] = pattern.exec(text) ?? [];
      if (found) return found;
      if (done) throw new Error(`Not in the log: ${text}`);
    }
  };
  const close = async () => {
    process.kill();
    await process.status;
    await log.cancel();
  };
  return { url: await readLog(/http:\/\/127\.0\.0\.1:\d+/), readLog, close };
}

Deno.test('The deployed function answers each check, and 503 without its database', async () => {
  const { url, readLog, close } = await startFunction();
  const post = (init: RequestInit = {}) =>
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(message),
      redirect: 'manual',
      ...init,
      headers: { origin: site, 'content-type': 'application/json', ...init.headers },
    });
  const fields = Object.keys(message);
  const answers: [number, object, RequestInit][] = [
    [403, { code: 'origin_not_allowed' }, { headers: { origin: 'https://evil.example' } }],
    [405, { code: 'method_not_allowed' }, { method: 'PUT' }],
    [415, { code: 'unsupported_media_type' }, { headers: { 'content-type': 'text/plain' } }],
    [413, { code: 'too_large' }, { body: 'x'.repeat(256 * 1024 + 1) }],
    [400, { code: 'malformed' }, { body: '{' }],
    [422, { code: 'invalid_message', fields }, { body: '{}' }],
    [503, { code: 'not_stored' }, {}],
  ];
  try {
    for (const [status, answer, init] of answers) {
      const response = await post(init);
      assertEqual([response.status, await response.json()], [status, answer]);
    }
    assertEqual(
      await readLog(/A contact message .*/),
      'A contact message was not stored (connection refused).',
    );
    for (const body of [
      form,
      form.replace('email=', 'email=%FF'),
      form.replace('email=', '%zz='),
    ]) {
      const response = await post({ body, headers: formHeaders });
      assertEqual(response.headers.get('location'), `${site}/#message-failed`);
      await response.body?.cancel();
    }
    assertEqual((await post({ method: 'OPTIONS', body: null })).status, 204);
  } finally {
    await close();
  }
});

Deno.test('A call of the mail service follows no redirect and names the failure', async () => {
  const { callMailService } = await import('./mailService.ts');
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
