import { readFileSync } from 'node:fs';
import { createBuilder, loadEnv } from 'vite';
import { findSettingProblems } from './deploySettings.ts';
import { pruneForCdn } from './pruneForCdn.ts';

/**
 * `npm run build:cdn` and `npm run build:nginx`: the site as it is published. They refuse what
 * `npm run build` allows on a developer's machine: settings that are empty or the example's.
 */
const target = process.argv[2];
if (target !== 'cdn' && target !== 'nginx') throw new Error('For which host? cdn or nginx');

const problems = findSettingProblems(
  loadEnv('production', process.cwd(), 'VITE_'),
  readFileSync('.env.example', 'utf8'),
);
if (problems.length > 0) {
  console.error(['This site cannot be published:', ...problems].join('\n  '));
  process.exit(1);
}

const builder = await createBuilder();
await builder.buildApp();
if (target === 'cdn') await pruneForCdn(builder.config.build.outDir);
