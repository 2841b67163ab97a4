import type { Check } from './run.ts';

/** Checks in `npm run check` and in `npm test`, with the slowest first. */
export const quickChecks: Check[] = [
  { name: 'Types, lint and layers', command: 'npx oxlint --type-aware --type-check' },
  { name: 'Format', command: 'npx oxfmt --check' },
  { name: 'Commit subjects', command: 'npx node tools/check/commits.ts' },
];

/** A check in `npm run check`. In `npm test`, one Vitest process runs these and all other tests. */
export const unitTests: Check = {
  name: 'Unit tests, and a story for every component',
  command: 'npx vitest run --project unit',
};

const storybook = '.cache/storybook';

/**
 * Additional checks in `npm test`. The groups run one after another, because the second group needs
 * the Storybook that the first one builds.
 */
export const otherChecks: Check[][] = [
  [
    {
      name: 'Storybook build',
      command: `npx storybook build --quiet --stats-json -o ${storybook}`,
    },
    { name: 'Contact function in Deno', command: 'npm run check:function' },
    { name: 'Unused code', command: 'npx knip' },
  ],
  [
    {
      name: 'Unit tests, page in the browser, stories, contact function and tools',
      command: 'npx vitest run --silent=passed-only',
      env: { STORYBOOK_DIR: storybook },
      isLong: true,
    },
  ],
];

export const screenshots: Check[] = [
  {
    name: 'Screenshots',
    command: 'npm run visual -- --build ""',
    // Also builds Storybook, because the stories may have changed.
    rerun: 'npm run visual',
    isLong: true,
  },
];
