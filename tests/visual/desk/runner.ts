import { spawn } from 'node:child_process';
import { readRun } from '../run.ts';
import type { Runner } from './server.ts';

/** How much of what a run said is kept, in characters. */
const kept = 4000;

/** Runs `npm run visual` in the background, one run at a time. */
export function createRunner(): Runner {
  let child: ReturnType<typeof spawn> | undefined;
  let failure: string | undefined;
  return {
    start(against) {
      const args = ['tests/visual/visual.ts', ...(against ? ['--against', against] : [])];
      failure = undefined;
      let said = '';
      const started = new Date().toISOString();
      /* Differences end it with an error as well: what counts is whether it has a result. */
      const settle = async () => {
        const run = await readRun();
        if (!run?.finishedAt || run.finishedAt < started)
          failure = said.trim() || 'It was stopped.';
        child = undefined;
      };
      const own = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = own;
      const hear = (text: Buffer) => {
        said = (said + text.toString()).slice(-kept);
      };
      own.stdout.on('data', hear);
      own.stderr.on('data', hear);
      own.on('error', ({ message }) => (said += message));
      own.on('close', () => void settle());
    },
    isRunning: () => child !== undefined,
    failure: () => failure,
    stop: () => child?.kill(),
  };
}
