import { parseArgs } from 'node:util';

const usage = `Usage: npm run bench -- <name> [options]

  page [name=folder ...]  Lighthouse on builds of the site, for a phone and a desktop
      --rounds <number>   runs for each build and device, 7 by default
  function                the contact function under load`;

const benches = {
  page: () => import('./page.ts'),
  function: () => import('./function.ts'),
};

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '7' } },
  });
  const [name = '', ...folders] = positionals;
  const rounds = Number(values.rounds);
  if (!isBench(name) || !(rounds >= 1)) {
    console.error(usage);
    return 2;
  }
  const { bench } = await benches[name]();
  await bench({ rounds, folders });
  return 0;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return 2;
});
