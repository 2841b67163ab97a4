import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { clauses, proofsOf } from '../../stories/coverage/clauses.ts';
import type { Result, Run } from '../../stories/coverage/run.ts';

/** Where Storybook's coverage page finds the last run. */
const file = '.cache/coverage/results.json';

const named = new Set(clauses.flatMap(proofsOf));

/**
 * Records which of the clauses' tests and stories passed, for the coverage page. Runs at one commit add up; a run at
 * another commit begins a new record. A run of everything fails where a clause of the specification
 * was not proved.
 */
export function recordResults(): Plugin {
  let isRecording = false;
  return {
    name: 'record-results',
    // Called for each project, but a run has one record.
    configureVitest({ vitest }) {
      if (isRecording) return;
      isRecording = true;
      const reporter: Reporter = { onTestRunEnd: (modules) => record(vitest, modules) };
      vitest.config.reporters.push(reporter);
    },
  };
}

async function record(vitest: Vitest, modules: readonly TestModule[]): Promise<void> {
  const results = resultsOf(modules);
  const commit = await currentCommit();
  const last = await readRun();
  const earlier = last?.commit === commit ? last.results : {};
  const run: Run = {
    endedAt: new Date().toISOString(),
    commit,
    results: { ...earlier, ...results },
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(run, null, 2));

  if (!(await isWhole(vitest, modules))) return;
  const unproved = clauses.filter((clause) =>
    proofsOf(clause).some((proof) => results[proof] !== 'passed'),
  );
  if (unproved.length === 0) return;
  const lines = unproved.flatMap((clause) => [
    `§ ${clause.section} ${clause.says}`,
    ...proofsOf(clause)
      .filter((proof) => results[proof] !== 'passed')
      .map((proof) => `    ${results[proof] ?? 'did not run'}: ${proof}`),
  ]);
  console.error(`Clauses of the specification that this run did not prove:\n${lines.join('\n')}`);
  process.exitCode = 1;
}

/** By the proof's name: `path: name of the test`, or a story's id. */
function resultsOf(modules: readonly TestModule[]): Record<string, Result> {
  const results: Record<string, Result> = {};
  for (const { relativeModuleId, children } of modules) {
    for (const test of children.allTests()) {
      const proof = proofOf(test, relativeModuleId.replaceAll(sep, '/'));
      const { state } = test.result();
      if (!named.has(proof) || state === 'pending' || state === 'skipped') continue;
      results[proof] = results[proof] === 'failed' ? 'failed' : state;
    }
  }
  return results;
}

function proofOf(test: TestCase, path: string): string {
  const { storyId } = test.meta() as { storyId?: string };
  return storyId ?? `${path}: ${test.name}`;
}

async function isWhole(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { config } = vitest;
  if (config.testNamePattern || config.project.length > 0) return false;
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const all = await vitest.globTestSpecifications();
  return all.every(({ moduleId }) => ran.has(moduleId));
}

/** With a plus sign at its end when files have changed since. */
async function currentCommit(): Promise<string> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args)).stdout.trim();
  try {
    const changes = await git('status', '--porcelain');
    return (await git('rev-parse', '--short', 'HEAD')) + (changes ? '+' : '');
  } catch {
    return 'unknown';
  }
}

async function readRun(): Promise<Run | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Run;
  } catch {
    return undefined;
  }
}
