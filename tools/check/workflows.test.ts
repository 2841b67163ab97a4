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
