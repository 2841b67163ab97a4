import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** How many builds a process makes: each leaves something behind in its memory. */
const mostBuilds = 20;

export interface WarmBuilder {
  /** Builds Storybook into a folder. */
  build: (outputDir: string) => Promise<void>;
  /** What it is configured with was edited. */
  restart: () => void;
}

/** Builds in a process that is kept: it has loaded everything, and takes a third of the time. */
export function startWarmBuilder(): WarmBuilder {
  let child: ChildProcess | undefined;
  let builds = 0;
  const restart = () => {
    child?.kill();
    child = undefined;
  };
  process.once('exit', restart);
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  return {
    restart,
    async build(outputDir) {
      if (builds++ % mostBuilds === 0) restart();
      child ??= fork(fileURLToPath(new URL('warmBuild.ts', import.meta.url)), { stdio: 'ignore' });
      child.send(outputDir);
      const ended = new AbortController();
      const [problem] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit', { signal: ended.signal }),
      ])) as [string | number | null];
      ended.abort();
      if (problem !== '') throw new Error(`Storybook could not be built:\n${problem}`);
    },
  };
}
