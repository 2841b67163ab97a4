import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

/** Starts Storybook's development server on a free port. It ends when this process does, if not before. */
export async function startDevServer(): Promise<{ address: string; close: () => void }> {
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    'node_modules/.bin/storybook',
    ['dev', '--host', '127.0.0.1', '--port', String(port), '--exact-port', '--ci', '--quiet'],
    { stdio: 'ignore' },
  );
  process.once('exit', () => child.kill());
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  while (child.exitCode === null) {
    const isReady = await fetch(`${address}/iframe.html`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { address, close: () => void child.kill() };
    await wait(200);
  }
  throw new Error('Storybook could not be started: npm run storybook shows why.');
}
