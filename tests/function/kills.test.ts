import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database.ts';
import { amounts } from '../support/amounts.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { range, readNumbers } from './posting.ts';
import { createDatabaseFolder, createMailApi } from './support.ts';
import { loseAnswer, serveMailApi, startWorker } from './workers.ts';

const { kills } = amounts;
/**
 * Each new worker's clock is this far ahead of the previous worker's clock. A lease (the lock for a
 * delivery) ends after 2 minutes, so no worker waits for a killed worker's lease.
 */
const clockStepMs = 3 * 60_000;
const timeout = 180_000 + kills * 20_000;

/**
 * Posts messages to workers (processes that share a database), and kills one worker after another.
 * At the end, every message with a success answer must be in a mail, and no message may be in two
 * mails.
 */
async function killWorkers(amount: number, count: number, database: Record<string, string>) {
  const over = new AbortController();
  const api = createMailApi();
  const mails = await serveMailApi(api);
  api.answer = (take) => (!over.signal.aborted && Math.random() < 0.1 ? loseAnswer(take) : take());
  const settings = { ...database, MAIL_API_URL: mails.url, MAILS_PER_HOUR: '200', RATE_LIMIT: '0' };
  let clockMs = 0;
  const start = (stepMs = clockStepMs) =>
    startWorker({ ...settings, CLOCK_MS: String((clockMs += stepMs)) });
  const workers = await Promise.all(range(count).map(() => start()));
  const thanked: number[] = [];
  let posted = 0;
  const visit = async (visitor: number) => {
    while (!over.signal.aborted) {
      const number = (posted += 1);
      if (await workers[visitor % count]?.post(number)) thanked.push(number);
      else await setTimeout(100);
    }
  };
  const visitors = range(4).map(visit);
  for (const kill of range(amount)) {
    const enough = thanked.length + Math.random() * 20;
    while (thanked.length < enough) await setTimeout(Math.random() * 10);
    await workers[kill % count]?.kill();
    workers[kill % count] = await start();
  }
  over.abort();
  await Promise.all(visitors);
  await Promise.all(workers.map((worker) => worker.kill()));

  // The last worker's clock is another hour ahead, so all digests are due.
  const last = await start(3_600_000);
  const missing = () => {
    const delivered = new Set(readNumbers(api.mails.values()));
    return thanked.filter((number) => !delivered.has(number));
  };
  await expect.poll(missing, { timeout: 100_000, interval: 500 }).toEqual([]);
  await last.kill();
  mails.close();
  const numbers = readNumbers(api.mails.values());
  expect(numbers).toEqual([...new Set(numbers)]);
  const figures = `${thanked.length} accepted, ${numbers.length} delivered`;
  console.log(`${amount} kills: ${figures}, ${api.mails.size} mails, ${api.calls.length} calls`);
}

test(`With PGlite, no message is lost or repeated after ${kills} kills`, { timeout }, async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kills-'));
  await createDatabaseFolder(folder.path);
  await killWorkers(kills, 1, { DATABASE_FOLDER: folder.path });
});

test.runIf(hasPostgres)(
  `With PostgreSQL and two workers, no message is lost or repeated after ${kills / 2} kills`,
  { timeout },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    // Creates the tables here, because the workers do not.
    const { close } = await openDatabase(postgres.url, '');
    await close();
    await killWorkers(kills / 2, 2, { DATABASE_URL: postgres.url });
  },
);
