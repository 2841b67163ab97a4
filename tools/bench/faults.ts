import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { SendQueue } from '../../supabase/functions/send-contact-email/sendQueue.ts';
import { faults, startFaultyServer } from '../../tests/function/faults.ts';
import { env, functionUrl, site } from '../../tests/function/support.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';

/**
 * Whether a message is lost or doubled while every second answer of the mail API is spoilt, and while
 * the server with the outbox is killed again and again. Every visitor tries again until thanked.
 */
const posts = Number(process.env.BENCH_POSTS ?? 5_000);
const atOnce = 50;
const maxTries = 100;
const killed = 'the server is killed';
/** Part of a fault's name, to try that one alone. */
const [wanted = ''] = process.argv.slice(2);

interface Count {
  fault: string;
  posts: number;
  requests: number;
  'thanked at the first try': number;
  thanked: number;
  stored: number;
  doubled: number;
}

const textOf = (number: number) => `Message ${number}.`;

/** Posts every message until it is thanked, so many at the same time. */
async function postAll(post: (text: string) => Promise<boolean>) {
  const count = { requests: 0, first: 0, thanked: new Set<string>() };
  let next = 0;
  const visitor = async () => {
    for (let number = (next += 1); number <= posts; number = next += 1) {
      for (let attempt = 1; attempt <= maxTries; attempt += 1) {
        count.requests += 1;
        if (!(await post(textOf(number)))) continue;
        if (attempt === 1) count.first += 1;
        count.thanked.add(textOf(number));
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return count;
}

function report(fault: string, count: Awaited<ReturnType<typeof postAll>>, mails: string[]): Count {
  const stored = new Set(mails.map((text) => /Message \d+\./.exec(text)?.[0] ?? 'unknown'));
  const isSame =
    stored.size === count.thanked.size && [...stored].every((text) => count.thanked.has(text));
  if (!isSame || stored.size !== posts || mails.length !== stored.size) process.exitCode = 1;
  return {
    fault,
    posts,
    requests: count.requests,
    'thanked at the first try': count.first,
    thanked: count.thanked.size,
    stored: stored.size,
    doubled: mails.length - stored.size,
  };
}

/** Between the function and the mail API, over real sockets; only the limits are shorter. */
async function spoilMailApi(name: string): Promise<Count> {
  const mails = new Map<string, Mail>();
  let calls = 0;
  const api = await startFaultyServer(
    async (request) => {
      const key = request.headers.get('idempotency-key') ?? '';
      const mail = (await request.json()) as Mail;
      const known = mails.get(key);
      // As Resend does: a key stands for one mail.
      if (known && JSON.stringify(known) !== JSON.stringify(mail)) {
        return Response.json({ name: 'invalid_idempotent_request' }, { status: 409 });
      }
      mails.set(key, mail);
      return Response.json({ id: 'taken' });
    },
    () => ((calls += 1) % 2 === 0 ? faults[name] : undefined),
  );
  const dependencies = createDependencies({
    limits: { body: 5_000, formBody: 5_000, try: 150, send: 12_000 },
    sleep: () => Promise.resolve(),
    queue: new SendQueue(0),
  });
  const settings = { ...env, MAIL_API_URL: api.url };
  const count = await postAll(async (projectDetails) => {
    const request = new Request(functionUrl, {
      method: 'POST',
      headers: { origin: site, 'content-type': 'application/json' },
      body: JSON.stringify({ ...contactMessage, projectDetails }),
    });
    return (await handle(request, settings, dependencies)).ok;
  });
  await api.close();
  return report(
    name,
    count,
    [...mails.values()].map(({ text }) => text),
  );
}

/** The server with the outbox is killed after every 200 thanks, and started again. */
async function killServer(): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  const start = async () => {
    const child = fork(join(import.meta.dirname, 'server.ts'), ['outbox', folder]);
    const [port] = await once(child, 'message');
    return { process: child, url: `http://127.0.0.1:${port}` };
  };
  const restart = async ({ process: child }: { process: ChildProcess }) => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    return start();
  };
  let server = start();
  let thanks = 0;

  const count = await postAll(async (projectDetails) => {
    const { url } = await server;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ ...contactMessage, projectDetails }),
      });
      // At once, while the other messages are on their way.
      if (response.ok && (thanks += 1) % 200 === 0) server = server.then(restart);
      return response.ok;
    } catch {
      return false;
    }
  });
  (await server).process.disconnect();

  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails: string[] = [];
  for (const file of files) {
    mails.push((await PostalMime.parse(await readFile(join(folder, file)))).text ?? '');
  }
  await rm(folder, { recursive: true });
  return report(killed, count, mails);
}

const log = console.error;
console.error = () => {};
const counts: Count[] = [];
for (const name of [...Object.keys(faults), killed].filter((fault) => fault.includes(wanted))) {
  counts.push(await (name === killed ? killServer() : spoilMailApi(name)));
}
console.error = log;
console.table(counts);
console.log(
  process.exitCode === 1
    ? 'MESSAGES WERE LOST OR DOUBLED'
    : `${counts.length * posts} messages: every one is stored once, and thanked.`,
);
