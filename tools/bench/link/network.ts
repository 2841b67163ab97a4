import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Round-trip time and bandwidth of a visitor's connection. */
export interface Profile {
  name: string;
  rttMs: number;
  downKbit: number;
  upKbit: number;
}

export const profiles: Profile[] = [
  { name: 'slow 4G', rttMs: 150, downKbit: 1600, upKbit: 750 },
  { name: 'poor 3G', rttMs: 300, downKbit: 700, upKbit: 400 },
  { name: 'good 4G', rttMs: 40, downKbit: 9000, upKbit: 4500 },
];

/** Creates two linked network namespaces. `using` removes them at the end of the block. */
export async function openNetwork({ rttMs, downKbit, upKbit }: Profile) {
  const client = `client${process.pid}`;
  const server = `server${process.pid}`;
  for (const name of [client, server]) execFileSync('ip', ['netns', 'add', name]);
  const args = [`${import.meta.dirname}/link.py`, rttMs, downKbit, upKbit, client, server];
  const link = spawn('python3', args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  const close = () => {
    link.kill();
    for (const name of [client, server]) execFileSync('ip', ['netns', 'del', name]);
  };

  // link.py prints a line when the link is ready.
  await Promise.race([once(link.stdout, 'data'), once(link, 'exit')]);
  if (link.exitCode !== null) {
    close();
    throw new Error('The link could not be opened.');
  }
  return { client, server, [Symbol.dispose]: close };
}
