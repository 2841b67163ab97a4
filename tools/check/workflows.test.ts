import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
const linesWith = (pattern: RegExp) =>
  workflows.flatMap((workflow) => workflow.match(pattern) ?? []);

test('every workflow pins its actions to commits', () => {
  const actions = linesWith(/uses: .*/g);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every checkout in a workflow has persist-credentials: false', () => {
  expect(linesWith(/persist-credentials: false/g)).toHaveLength(
    linesWith(/actions\/checkout/g).length,
  );
});

test('Renovate updates every version of a tool that npx runs, in workflows and in documents', () => {
  const { customManagers } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    customManagers: { managerFilePatterns: string[]; matchStrings: string[] }[];
  };
  const [{ managerFilePatterns, matchStrings }] = customManagers as [(typeof customManagers)[0]];
  const patterns = managerFilePatterns.map((pattern) => new RegExp(pattern.slice(1, -1)));
  const versions = new Map<string, string>();
  for (const path of globSync([
    '.github/workflows/*.yml',
    '*.md',
    'docs/**/*.md',
    'tools/**/*.md',
  ])) {
    const text = readFileSync(path, 'utf8');
    const updated = patterns.some((pattern) => pattern.test(path))
      ? [...text.matchAll(new RegExp(matchStrings[0]!, 'g'))]
      : [];
    const named = [...text.matchAll(/\bnpx (?:--\S+ )+(?!vitest|vite|oxlint|tsc)([\w-]+)/g)];
    expect(updated.map(([, name]) => name)).toEqual(named.map(([, name]) => name));
    for (const [, name = '', version = ''] of updated) {
      expect(versions.get(name) ?? version, `${name} in ${path}`).toBe(version);
      versions.set(name, version);
    }
  }
  expect([...versions.keys()].toSorted()).toEqual(['supabase', 'wrangler']);
});
