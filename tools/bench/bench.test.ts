import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { median } from './shared.ts';

test('The command prints its usage and exits with status 2 for an unknown benchmark', () => {
  const { status, stderr } = spawnSync(process.execPath, [
    `${import.meta.dirname}/run.ts`,
    'nosuch',
  ]);
  expect(stderr.toString()).toContain('Usage: npm run bench');
  expect(status).toBe(2);
});

test('The median is the middle value', () => {
  expect(median([9, 10, 1])).toBe(9);
});
