import { exec, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** A check and its command. */
export interface Part {
  name: string;
  command: string;
  /** Additional environment variables for the command. */
  env?: Record<string, string>;
  /** Whether the command prints its own progress. Such a check must be alone in its group. */
  isLong?: boolean;
}

interface Outcome extends Part {
  hasPassed: boolean;
  seconds: number;
}

/** Runs a command and shows its output while it runs. Returns whether the command succeeded. */
async function stream({ command, env }: Part): Promise<boolean> {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status === 0;
}

/** Runs a command. Shows its output only if the command fails. Returns whether it succeeded. */
function runQuietly({ command, env }: Part): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { maxBuffer: Infinity, env: { ...process.env, ...env } };
    exec(command, options, (error, stdout, stderr) => {
      if (error) console.log(`${stdout}${stderr}`);
      resolve(!error);
    });
  });
}

/** Runs the groups one after another, and the checks in a group in parallel. Prints the results. */
export async function runParts(groups: Part[][]): Promise<boolean> {
  const count = groups.flat().length;
  const outcomes: Outcome[] = [];

  const run = async (part: Part) => {
    if (part.isLong) console.log(`\n${part.name} …`);
    const start = performance.now();
    const hasPassed = await (part.isLong ? stream(part) : runQuietly(part));
    const seconds = Math.round((performance.now() - start) / 1000);
    outcomes.push({ ...part, hasPassed, seconds });
    const result = hasPassed ? '✓' : '✗';
    console.log(`${result} ${part.name}, ${seconds} s (${outcomes.length} of ${count})`);
    if (!hasPassed) console.log(`  To run only this: ${part.command}\n`);
  };

  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let part = waiting.shift(); part; part = waiting.shift()) await run(part);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  }

  console.table(
    Object.fromEntries(
      outcomes.map(({ name, seconds, hasPassed }) => [
        name,
        { seconds, result: hasPassed ? 'passed' : 'FAILED' },
      ]),
    ),
  );
  return outcomes.every(({ hasPassed }) => hasPassed);
}
