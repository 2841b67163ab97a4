import assert from 'node:assert/strict';

/** The function as it is deployed: `index.ts` under Deno, with a mail API on the same machine. */
const site = 'https://www.example.com';
const contactMessage = {
  firstName: 'ليلى',
  lastName: 'حدّاد',
  email: 'layla@example.org',
  projectDetails: 'An app for bookings.\nCan you start in May?',
};

interface Sent {
  key: string | null;
  mail: { to: string[]; reply_to?: string; subject: string };
}

async function startFunction(answer: () => Response) {
  const sent: Sent[] = [];
  const api = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, async (request) => {
    sent.push({ key: request.headers.get('idempotency-key'), mail: await request.json() });
    return answer();
  });
  const process = new Deno.Command(Deno.execPath(), {
    args: ['run', '--no-remote', '--allow-env', '--allow-net=127.0.0.1', 'index.ts'],
    cwd: import.meta.dirname,
    env: {
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      MAIL_API_URL: `http://127.0.0.1:${api.addr.port}/emails`,
      MAIL_API_KEY: 're_secret',
      MAIL_FROM: 'website@example.com',
      MAIL_TO: 'hello@example.com',
      ALLOWED_ORIGINS: site,
    },
    stdout: 'null',
    stderr: 'piped',
  }).spawn();
  const log = process.stderr.pipeThrough(new TextDecoderStream()).getReader();
  const url = await firstUrl(log);

  const close = async () => {
    process.kill();
    await process.status;
    await log.cancel();
    await api.shutdown();
  };
  return { sent, url, close };
}

async function firstUrl(log: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (;;) {
    const { value, done } = await log.read();
    if (done) throw new Error(`The function did not start: ${text}`);
    text += value;
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
    if (url) return url;
  }
}

function post(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { origin: site, 'content-type': 'application/json', ...init.headers };
  const body = JSON.stringify(contactMessage);
  return fetch(url, { method: 'POST', body, redirect: 'manual', ...init, headers });
}

Deno.test(
  'the deployed function sends a message, with script and without, as one mail',
  async () => {
    const { sent, url, close } = await startFunction(() => Response.json({ id: 'taken' }));
    try {
      const byScript = await post(url);
      assert.equal(byScript.status, 200);
      assert.equal(byScript.headers.get('access-control-allow-origin'), site);
      assert.deepEqual(await byScript.json(), { code: 'sent' });

      const byForm = await post(url, {
        body: new URLSearchParams(contactMessage).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      await byForm.body?.cancel();
      assert.equal(byForm.status, 303);
      assert.equal(byForm.headers.get('location'), `${site}/#message-sent`);

      assert.equal(sent.length, 1);
      assert.match(sent[0]?.key ?? '', /^[0-9a-f]{64}$/);
      assert.deepEqual(sent[0]?.mail.to, ['hello@example.com']);
      assert.equal(sent[0]?.mail.reply_to, contactMessage.email);
      assert.equal(sent[0]?.mail.subject, 'New contact message from ليلى حدّاد');
    } finally {
      await close();
    }
  },
);

Deno.test('the deployed function answers each failed check with its status and code', async () => {
  const { sent, url, close } = await startFunction(() => Response.json({ id: 'taken' }));
  try {
    const refused: [number, string, RequestInit][] = [
      [403, 'origin_not_allowed', { headers: { origin: 'https://evil.example' } }],
      [405, 'method_not_allowed', { method: 'PUT' }],
      [415, 'unsupported_media_type', { headers: { 'content-type': 'text/plain' } }],
      [413, 'too_large', { body: 'x'.repeat(1_048_577) }],
      [400, 'malformed', { body: '{' }],
      [422, 'invalid_message', { body: '{}' }],
    ];
    for (const [status, code, init] of refused) {
      const response = await post(url, init);
      assert.deepEqual([response.status, await response.json()], [status, { code }]);
    }
    for (const escape of ['%FF', '%zz']) {
      const response = await post(url, {
        body: new URLSearchParams(contactMessage).toString().replace('email=', `email=${escape}`),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      assert.equal(response.headers.get('location'), `${site}/#message-failed`);
      await response.body?.cancel();
    }
    const preflight = await post(url, { method: 'OPTIONS', body: null });
    assert.equal(preflight.status, 204);
    assert.equal(sent.length, 0);
  } finally {
    await close();
  }
});

Deno.test(
  'the deployed function follows no redirect and takes no answer without an id for success',
  async () => {
    const answers = [
      () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }),
      () => Response.json({}),
    ];
    for (const answer of answers) {
      const { url, close } = await startFunction(answer);
      try {
        const response = await post(url);
        assert.deepEqual(
          [response.status, await response.json()],
          [502, { code: 'mail_not_accepted' }],
        );
      } finally {
        await close();
      }
    }
  },
);

Deno.test(
  'the deployed function delivers what it cannot answer, and names the failure of a call',
  async () => {
    const { sent, url, close } = await startFunction(() => Response.json({ id: 'taken' }));
    try {
      for (const email of ['hans@müller.example', 'layla@بيروت.example', 'a=?b@example.com', '']) {
        const response = await post(url, { body: JSON.stringify({ ...contactMessage, email }) });
        assert.deepEqual([response.status, await response.json()], [200, { code: 'sent' }]);
      }
      assert.deepEqual(
        sent.map(({ mail }) => mail.reply_to),
        ['hans@xn--mller-kva.example', 'layla@xn--ngbeu6gi.example', undefined, undefined],
      );
    } finally {
      await close();
    }
  },
);

Deno.test('the reasons of Deno’s own fetch are told apart', async () => {
  const { reasonForError } = await import('./failureReason.ts');
  const reasonOf = (url: string) => fetch(url).then(() => 'none', reasonForError);
  const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const { port } = listener.addr;
  listener.close();
  assert.equal(await reasonOf(`http://127.0.0.1:${port}`), 'connection refused');

  const plain = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, () => new Response());
  assert.equal(await reasonOf(`https://127.0.0.1:${plain.addr.port}`), 'TLS');
  await plain.shutdown();
});
