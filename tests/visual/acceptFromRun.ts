import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readAccepted, writeAccepted } from './accepted.ts';
import { chooseFromRun } from './chooseFromRun.ts';

/**
 * Accepts screenshots that another machine took, into another checkout. It needs no installed package,
 * and reads of that checkout nothing but the list that it writes.
 */
const { values } = parseArgs({
  options: {
    run: { type: 'string', default: '' },
    commit: { type: 'string', default: '' },
    screenshots: { type: 'string', default: '' },
    accepted: { type: 'string', default: '' },
  },
});

const run: unknown = JSON.parse(await readFile(values.run, 'utf8'));
const accepted = await readAccepted(values.accepted);
const chosen = chooseFromRun(run, values.commit, values.screenshots);
for (const { name, after } of chosen) {
  if (after) accepted.set(name, after);
  else accepted.delete(name);
}
await writeAccepted(accepted, values.accepted);
console.log(`Accepted: ${chosen.length} screenshots.`);
