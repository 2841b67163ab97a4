import { acceptFrom, acceptShots } from './accepted.ts';
import { readOptions, type Options, usage } from './options.ts';

const args = process.argv.slice(2);
// By default, a signal ends the process without an `exit` event, which removes temporary folders.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130));
}
try {
  if (args.includes('--help')) console.log(usage);
  else process.exitCode = await execute(readOptions(args));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

/** Runs a command and returns the exit status. `accept --from` must not import npm packages. */
async function execute(options: Options): Promise<number> {
  switch (options.command) {
    case 'accept':
      await accept(options);
      return 0;
    case 'review': {
      const { review } = await import('./review.ts');
      await review(options);
      return 0;
    }
    case 'report': {
      const { compare } = await import('./compare.ts');
      const { writeReport } = await import('./report.ts');
      console.log(await writeReport(await compare(options), options));
      return 0;
    }
    default: {
      const { compare } = await import('./compare.ts');
      const { summarise } = await import('./groups.ts');
      const run = await compare(options);
      console.log(summarise(run));
      return run.shots.every(({ state }) => state === 'same') ? 0 : 1;
    }
  }
}

async function accept(options: Options): Promise<void> {
  if (options.from) {
    const count = await acceptFrom(options.from, options.accepted, options.patterns);
    console.log(`${count} accepted.`);
    return;
  }
  const { compare } = await import('./compare.ts');
  const { isAcceptable, summarise } = await import('./groups.ts');
  if (options.against) throw new Error('Changes cannot be accepted with --against.');
  const run = await compare(options);
  const shots = run.shots.filter(isAcceptable);
  await acceptShots(options.accepted, shots);
  console.log(`${summarise(run)}\n${shots.length} accepted.`);
  const open = run.shots.filter((shot) => shot.state !== 'same' && !isAcceptable(shot));
  if (open.length > 0)
    throw new Error(`${open.length} not accepted, because they failed or are unsteady.`);
}
