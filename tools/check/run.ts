import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** A check and its command. */
export interface Check {
  name: string;
  command: string;
  /** Command to run the check again. By default, `command`. */
  rerun?: string;
  /** Additional environment variables for the command. */
  env?: Record<string, string>;
  /** Whether the command prints its own progress. Such a check must be alone in its group. */
  isLong?: boolean;
}

/** Removes `npx`, which takes 0.4 CPU seconds. In an npm script, a shell finds the programs itself. */
const withoutNpx = (command: string) => command.replace(/^npx /, '');

/** Runs a command and shows its output while it runs. Returns whether the command succeeded. */
async function stream({ command, env }: Check): Promise<boolean> {
  const options = { shell: true, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const child = spawn(withoutNpx(command), options);
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

/** Runs a command. Shows its output only if the command fails. Returns whether it succeeded. */
function runQuietly({ command, env }: Check): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { maxBuffer: Infinity, env: { ...process.env, ...env } };
    exec(withoutNpx(command), options, (error, stdout, stderr) => {
      if (error) console.log(`${stdout}${stderr}`);
      resolve(!error);
    });
  });
}

/** Runs the groups one after another, and the checks in a group in parallel. Prints the results. */
export async function runChecks(groups: Check[][]): Promise<boolean> {
  const count = groups.flat().length;
  const results = new Map<string, { seconds: number; result: 'passed' | 'FAILED' }>();

  const run = async (check: Check) => {
    if (check.isLong) console.log(`\n${check.name} …`);
    const start = performance.now();
    const hasPassed = await (check.isLong ? stream(check) : runQuietly(check));
    const seconds = Math.round((performance.now() - start) / 1000);
    results.set(check.name, { seconds, result: hasPassed ? 'passed' : 'FAILED' });
    const mark = hasPassed ? '✓' : '✗';
    console.log(`${mark} ${check.name}, ${seconds} s (${results.size} of ${count})`);
    if (!hasPassed) console.log(`  To run only this: ${check.rerun ?? check.command}\n`);
  };

  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) await run(check);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  console.table(Object.fromEntries(results));
  return [...results.values()].every(({ result }) => result === 'passed');
}
