import { parseArgs } from 'node:util';
import { quickChecks, otherChecks, screenshots } from './checks.ts';
import { runChecks } from './run.ts';

/** `npm test` runs every check, even if one fails. On GitHub, another job takes the screenshots. */
const { values } = parseArgs({
  options: { 'without-screenshots': { type: 'boolean', default: false } },
});
const last = values['without-screenshots'] ? [] : [screenshots];
process.exitCode = (await runChecks([quickChecks, ...otherChecks, ...last])) ? 0 : 1;
