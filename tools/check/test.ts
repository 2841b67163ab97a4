import { parseArgs } from 'node:util';
import { quickParts, restOfTest, screenshots } from './parts.ts';
import { runParts } from './run.ts';

/** `npm test` runs every part, even if a part fails. GitHub takes screenshots in another job. */
const { values } = parseArgs({
  options: { 'without-screenshots': { type: 'boolean', default: false } },
});
const last = values['without-screenshots'] ? [] : [screenshots];
process.exitCode = (await runParts([quickParts, ...restOfTest, ...last])) ? 0 : 1;
