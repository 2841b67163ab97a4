import { quickChecks, unitTests } from './checks.ts';
import { runChecks } from './run.ts';

/** `npm run check` runs every quick check, even if one fails. */
const hasPassed = await runChecks([[unitTests, ...quickChecks]]);
process.exitCode = hasPassed ? 0 : 1;
if (hasPassed) {
  console.log(`Other tests, for example for the contact form:
  what the page does   npx vitest run --project browser tests/browser/form.test.ts
  what it looks like   npm run visual -- 'sections-contact--*'
  the contact function npm run check:function
Before a merge, run npm test. The merge gate (.ci/run) runs it too.`);
}
