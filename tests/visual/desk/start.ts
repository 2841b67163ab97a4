import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { accept } from '../accept.ts';
import { readAccepted } from '../accepted.ts';
import { beforePng, completeRun } from '../before.ts';
import { groupRun } from '../groups.ts';
import { hold, readHolds } from '../holds.ts';
import { cacheFolder, readRun } from '../run.ts';
import { treeNow } from '../tree.ts';
import { buildDesk } from './page.ts';
import { createRunner } from './runner.ts';
import { serveDesk } from './server.ts';

/**
 * `npm run review [-- --run] [-- --against ref]`: serves the review desk of the last run, and starts a
 * run when it is asked for one or there is none.
 */
const { values } = parseArgs({
  options: { run: { type: 'boolean' }, against: { type: 'string' } },
});

const runner = createRunner();
if (values.run || values.against || !(await readRun())) runner.start(values.against);

const desk = await serveDesk({
  page: await buildDesk(),
  runner,
  token: randomBytes(24).toString('base64url'),
  port: Number(process.env['PORT'] ?? 0),
  storybook: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
  visual: {
    readRun,
    readAccepted,
    readHolds,
    hold,
    beforePng,
    /* What can be grouped is, where one of them cannot be rendered. */
    complete: () =>
      completeRun().catch(async (error: Error) => {
        const run = await readRun();
        if (run) await groupRun(run);
        throw error;
      }),
    treeNow,
    accept: async (seen) => {
      const names = seen.map(({ name }) => name);
      return (await accept(names, seen)).next;
    },
  },
});

/* Storybook's panel leads here. */
const deskFile = `${cacheFolder}/desk.json`;
await mkdir(cacheFolder, { recursive: true });
await writeFile(deskFile, JSON.stringify({ origin: desk.origin, pid: process.pid }));
console.log(`The review desk: ${desk.address}\nCtrl C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    runner.stop();
    void Promise.all([desk.close(), rm(deskFile, { force: true })]);
  });
}
