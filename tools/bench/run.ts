import { parseArgs } from 'node:util';

const usage = `Usage: npm run bench -- <name> [options]

  link [name=folder ...]  paint times over an emulated link, compared with a page without scripts
      --profile <name>    only one network profile: "slow 4G", "poor 3G" or "good 4G"
      --rounds <number>   visits to each site, 7 by default
  page                    Lighthouse on the production build, for a phone and a desktop
      --rounds <number>   runs for each device, 7 by default
  function                the contact function under load`;

const benches = {
  link: () => import('./link/link.ts'),
  page: () => import('./page.ts'),
  function: () => import('./function.ts'),
};

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name);

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { profile: { type: 'string' }, rounds: { type: 'string', default: '7' } },
  });
  const [name = '', ...folders] = positionals;
  const rounds = Number(values.rounds);
  if (!isBench(name) || !(rounds >= 1)) {
    console.error(usage);
    return 2;
  }
  const { bench } = await benches[name]();
  const broken = await bench({ rounds, profile: values.profile, folders });
  for (const budget of broken) console.log(`BROKEN: ${budget}`);
  return broken.length > 0 ? 1 : 0;
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error);
  return 2;
});
