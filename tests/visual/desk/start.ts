import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accept } from '../accept.ts';
import { readAccepted } from '../accepted.ts';
import { beforePng, completeRun } from '../before.ts';
import { hold, readHolds } from '../holds.ts';
import { readRun } from '../run.ts';
import { treeNow } from '../tree.ts';
import { removeDeskFile, writeDeskFile } from '../../../.storybook/deskFile.ts';
import { buildDesk } from './page.ts';
import { createRunner } from './runner.ts';
import { serveDesk } from './server.ts';

/**
 * `npm run review [-- --watch] [-- --run] [-- --against ref]`: serves the review desk of the last run,
 * starts a run when it is asked for one or there is none, and captures what is saved from then on.
 */
const { values } = parseArgs({
  options: {
    run: { type: 'boolean' },
    against: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});

const runner = createRunner(values.watch);
let shown: string | undefined;

const desk = await serveDesk({
  page: await buildDesk(),
  runner,
  token: randomBytes(24).toString('base64url'),
  port: Number(process.env['PORT'] ?? 0),
  onShown: (storyId) => {
    if (storyId === shown) return;
    shown = storyId;
    void tell();
  },
  storybook: process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006',
  visual: {
    readRun,
    readAccepted,
    readHolds,
    hold,
    beforePng,
    complete: async () => {
      const { problems } = await completeRun();
      for (const problem of problems.values()) throw problem;
    },
    treeNow,
    accept: async (seen) => {
      const names = seen.map(({ name }) => name);
      return (await accept(names, seen)).next;
    },
  },
}).catch(({ message }: Error) => {
  console.error(`The desk cannot be served: ${message}`);
  process.exit(2);
});
if (values.run || values.against || !(await readRun())) runner.start(values.against);
else runner.watch();

/* Storybook's panel leads here, and what is shown is captured first. */
const tell = () => writeDeskFile({ origin: desk.origin, pid: process.pid, shown });
await tell();
console.log(`The review desk: ${desk.address}\nCtrl C ends it.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    runner.stop();
    void Promise.all([desk.close(), removeDeskFile()]);
  });
}
