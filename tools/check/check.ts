import { exec } from 'node:child_process';

/**
 * `npm run check`: every quick check, side by side, whether or not another one fails. It ends with
 * what failed and which command shows that alone.
 */
const checks = [
  {
    name: 'Format',
    command: 'prettier --check --cache --cache-location .cache/prettier .',
    mend: 'npm run format',
  },
  { name: 'Lint and layers', command: 'oxlint --type-aware', mend: 'npx oxlint --type-aware' },
  { name: 'Types', command: 'tsc --noEmit', mend: 'npx tsc --noEmit' },
  { name: 'Unused code', command: 'knip', mend: 'npx knip' },
  {
    name: 'Supported browsers',
    command: 'node tools/lint-rules/check.ts',
    mend: 'node tools/lint-rules/check.ts',
  },
  {
    name: 'Subjects of commits',
    command: 'node tools/check/commits.ts',
    mend: 'node tools/check/commits.ts',
  },
  {
    name: 'Unit tests, and a story for every component',
    command: 'vitest run --project node tests/unit tests/page tools',
    mend: 'npx vitest run --project node tests/unit tests/page tools',
  },
];

interface Outcome {
  name: string;
  mend: string;
  hasPassed: boolean;
}

function run({ name, command, mend }: (typeof checks)[number]): Promise<Outcome> {
  return new Promise((resolve) => {
    exec(command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`${error ? '✗' : '✓'} ${name}`);
      if (error) console.log(`${stdout}${stderr}`);
      resolve({ name, mend, hasPassed: !error });
    });
  });
}

const outcomes = await Promise.all(checks.map(run));
const failed = outcomes.filter(({ hasPassed }) => !hasPassed);

if (failed.length > 0) {
  console.log('\nFailed:');
  for (const { name, mend } of failed) console.log(`  ${name}: ${mend}`);
  process.exitCode = 1;
} else {
  console.log(`
All passed. To be sure of a change without running everything:
  what the page does   npx vitest run --project browser tests/browser/form.test.ts
  what it looks like   npm run visual -- 'sections-contact--*'
  the contact function npm run check:function
Before it is merged: npm test, as the gate runs it.`);
}
