import { spawn } from 'node:child_process';
import { readRun } from '../run.ts';
import type { Runner } from './server.ts';

/** How much of what a run said is kept, in characters. */
const kept = 4000;

/**
 * Runs `npm run visual` in the background, one run at a time.
 * @param isWatching whether edits are captured whenever no run was asked for.
 */
export function createRunner(isWatching: boolean): Runner {
  let child: ReturnType<typeof spawn> | undefined;
  let watcher: ReturnType<typeof spawn> | undefined;
  let failure: string | undefined;
  let isStopped = false;

  function start(args: string[], onEnd: (said: string) => void | Promise<void>) {
    const own = spawn(process.execPath, ['tests/visual/visual.ts', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const hear = (text: Buffer) => {
      said = (said + text.toString()).slice(-kept);
    };
    own.stdout.on('data', hear);
    own.stderr.on('data', hear);
    own.on('error', ({ message }) => (said += message));
    own.on('close', () => void onEnd(said.trim()));
    return own;
  }
  function watch() {
    if (!isWatching || isStopped) return;
    const own = start(['--watch'], (said) => {
      if (watcher === own) failure = said || 'Watching was stopped.';
    });
    own.stderr.on('data', (text: Buffer) => (failure = text.toString().trim()));
    own.stdout.on('data', () => (failure = undefined));
    watcher = own;
  }

  return {
    start(against) {
      failure = undefined;
      /* Two at once would write one result. */
      watcher?.kill();
      watcher = undefined;
      const started = new Date().toISOString();
      child = start(against ? ['--against', against] : [], async (said) => {
        /* Differences end it with an error as well: what counts is whether it has a result. */
        const run = await readRun();
        if (!run?.finishedAt || run.finishedAt < started) failure = said || 'It was stopped.';
        child = undefined;
        watch();
      });
    },
    watch,
    isRunning: () => child !== undefined,
    isWatching: () => watcher !== undefined,
    failure: () => failure,
    stop() {
      isStopped = true;
      child?.kill();
      watcher?.kill();
    },
  };
}
