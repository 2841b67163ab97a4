import { parseArgs } from 'node:util';
import { checks } from './checks.ts';

/**
 * After a deploy: `npm run smoke -- https://www.example.com`. With `--live` it sends one real
 * message too. Without an address it asks the one in `VITE_SITE_URL`. It uses Node alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { live: { type: 'boolean', default: false } },
});
const site = URL.parse(positionals[0] ?? process.env['VITE_SITE_URL'] ?? '')?.origin;
if (!site) {
  console.error('Which site? npm run smoke -- https://www.example.com [--live]');
  process.exit(2);
}

for (const { name, run } of checks.filter(({ isLive }) => values.live || !isLive)) {
  try {
    await run(site);
    console.log(`ok    ${name}`);
  } catch (error) {
    console.log(`FAIL  ${name}\n      ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}

/** What went wrong: `fetch` keeps that to itself, as the cause of "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}
