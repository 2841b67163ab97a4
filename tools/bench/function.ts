import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { headersFile } from '../../server/headers.ts';
import { startServer } from '../../server/start.ts';
import { functionPath } from '../../supabase/functions/_shared/contract.ts';
import { findFreePort } from '../servers/freePort.ts';
import { toTable } from './shared.ts';

const connections = 50;
const warmUpMessages = 500;
const messages = 5_000;
const maxDeliverySeconds = 300;

/** autocannon replaces `[<id>]` with a different id in each message. */
const message = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'a@example.org',
  projectDetails: 'Message [<id>]: an engine that weaves patterns.',
};

/** Figures from autocannon's JSON report. */
interface Report {
  '2xx': number;
  duration: number;
  latency: { p50: number; p99: number };
}

/** Sends messages to the contact function as fast as it answers, and waits for all mails. */
export async function bench(): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-function-'));
  await using server = await serveFunction(folder.path);
  const warmUp = await send(server.url, warmUpMessages);
  const { duration, latency, ...report } = await send(server.url, messages);

  const sent = warmUpMessages + messages;
  const thanked = warmUp['2xx'] + report['2xx'];
  let mails = 0;
  for (let second = 0; mails < sent && second < maxDeliverySeconds; second += 1) {
    await setTimeout(1_000);
    const files = await readdir(folder.path, { recursive: true });
    mails = files.filter((file) => file.endsWith('.eml')).length;
  }
  const head = ['messages a second', 'p50, ms', 'p99, ms', 'sent', 'accepted', 'mails'];
  const perSecond = Math.round(messages / duration);
  const figures = [perSecond, latency.p50, latency.p99, sent, thanked, mails];
  console.log(toTable(head, [figures.map(String)]));
}

/**
 * Serves the contact function as `npm start` does. The function stores messages in the database at
 * `DATABASE_URL`, or else in a PGlite database in `folder`. It writes mails to `<folder>/.outbox`.
 */
async function serveFunction(folder: string) {
  await writeFile(join(folder, headersFile), '');
  // Without settings for mails, the function writes mails to files.
  const { DATABASE_URL } = process.env;
  const server = await startServer({
    folder,
    port: await findFreePort(),
    variables: { DATABASE_URL, RATE_LIMIT: '0' },
    root: folder,
  });
  return { url: server.url + functionPath, [Symbol.asyncDispose]: () => server.close() };
}

/** Runs autocannon in a separate process, so that it does not slow down the server. */
async function send(url: string, amount: number): Promise<Report> {
  const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
  const args = [
    `--connections=${connections}`,
    `--amount=${amount}`,
    '--method=POST',
    `--headers=Origin=${new URL(url).origin}`,
    '--headers=Content-Type=application/json',
    `--body=${JSON.stringify(message)}`,
    '--idReplacement',
    '--json',
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [autocannon, ...args]);
  return JSON.parse(stdout) as Report;
}
