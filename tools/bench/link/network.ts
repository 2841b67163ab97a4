import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A link between a visitor and the server, as its two ends see it. */
export interface Link {
  name: string;
  rttMs: number;
  downKbit: number;
  upKbit: number;
}

export const links: Link[] = [
  { name: 'slow 4G', rttMs: 150, downKbit: 1600, upKbit: 750 },
  { name: 'poor 3G', rttMs: 300, downKbit: 700, upKbit: 400 },
  { name: 'good 4G', rttMs: 40, downKbit: 9000, upKbit: 4500 },
];

export const serverAddress = '10.99.0.1';

const linkScript = fileURLToPath(new URL('link.py', import.meta.url));

/** Two network namespaces of our own, joined by the link. */
export interface Network {
  /** What a command begins with to run at that end. */
  atClient: string[];
  atServer: string[];
  close: () => void;
}

export async function openNetwork({ rttMs, downKbit, upKbit }: Link): Promise<Network> {
  const client = `client${process.pid}`;
  const server = `server${process.pid}`;
  const ip = (...args: string[]) => execFileSync('ip', args);
  let link: ChildProcess | undefined;
  const close = () => {
    link?.kill();
    for (const namespace of [client, server]) ip('netns', 'del', namespace);
  };
  ip('netns', 'add', client);
  ip('netns', 'add', server);
  link = spawn('python3', [linkScript, ...[rttMs, downKbit, upKbit].map(String), client, server], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(link, 'exit').then(([code]) => {
    throw new Error(`The link could not be opened (code ${code}).`);
  });
  await Promise.race([once(link.stdout!, 'data'), failed]).catch((error: unknown) => {
    close();
    throw error;
  });
  failed.catch(() => {});
  return {
    atClient: ['ip', 'netns', 'exec', client],
    atServer: ['ip', 'netns', 'exec', server],
    close,
  };
}
