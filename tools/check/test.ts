import { parseArgs } from 'node:util';
import { quickParts, restOfTest, screenshots } from './parts.ts';
import { runParts } from './run.ts';

/** `npm test` runs every check, even if one fails. On GitHub, another job takes the screenshots. */
const { values } = parseArgs({
  options: { 'without-screenshots': { type: 'boolean', default: false } },
});
const last = values['without-screenshots'] ? [] : [screenshots];
process.exitCode = (await runParts([quickParts, ...restOfTest, ...last])) ? 0 : 1;
