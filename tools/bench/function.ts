import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';

/** How fast the contact function is beside a handler that does nothing, and whether it loses a mail. */
const connections = 50;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
let messages = 0;

async function start(kind: string): Promise<{ process: ChildProcess; url: string }> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [kind, folder]);
  const [port] = await once(child, 'message');
  return { process: child, url: `http://127.0.0.1:${port}` };
}

function load(url: string, duration: number): Promise<Result> {
  return autocannon({
    url,
    connections,
    duration,
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    requests: [
      {
        // Every message differs, so that every one must become a mail.
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({
            firstName: 'Ada',
            lastName: 'Lovelace',
            email: 'ada@example.org',
            projectDetails: `Message ${(messages += 1)}: an engine that weaves patterns.`,
          }),
        }),
      },
    ],
  });
}

/** The number of mails once no more are being written. */
async function countMails(): Promise<number> {
  for (let last = -1; ; await sleep(200)) {
    const count = (await readdir(folder)).filter((file) => file.endsWith('.eml')).length;
    if (count === last) return count;
    last = count;
  }
}

async function measure(kind: string) {
  const server = await start(kind);
  await load(server.url, 2);
  const before = await countMails();
  const result = await load(server.url, seconds);
  const mails = (await countMails()) - before;
  server.process.disconnect();
  return { result, mails };
}

const failuresOf = ({ errors, timeouts, non2xx }: Result) => errors + timeouts + non2xx;

try {
  const bare = await measure('bare');
  const memory = await measure('memory');
  const outbox = await measure('outbox');
  const row = (name: string, { requests, latency, ...rest }: Result) => ({
    handler: name,
    'req/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    errors: failuresOf({ requests, latency, ...rest }),
  });
  console.table([
    row('a bare 200', bare.result),
    row('the function, mails dropped', memory.result),
    row('the function, mails to the outbox', outbox.result),
  ]);

  const thanked = outbox.result['2xx'];
  const unthanked = outbox.mails - thanked;
  // A mail may lie there unthanked: its connection was cut when the time was up.
  const isConserved = unthanked >= 0 && unthanked <= connections;
  const errors = [bare, memory, outbox].reduce((sum, { result }) => sum + failuresOf(result), 0);
  const ratio = outbox.result.latency.p99 / Math.max(1, bare.result.latency.p99);
  console.log(
    `p99 beside the bare handler: ${ratio.toFixed(1)} times (${connections} connections, ${seconds} s)`,
  );
  console.log(
    `${thanked} thanked, ${outbox.mails} mails on disk, ${unthanked} unthanked: ` +
      `${isConserved ? 'nothing lost' : 'MAILS WERE LOST OR DOUBLED'}, ${errors} errors`,
  );
  if (!isConserved || errors > 0 || thanked === 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
