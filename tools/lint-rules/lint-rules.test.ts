import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('Lint rules report colour and gradient literals', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
  const wrong = [
    "const colour = '#1a2b3c';",
    'const gradient = `linear-gradient(red)`;',
    "const card = { boxShadow: '0 1px 2px rgb(20 14 43 / 0.13)' };",
    "const chip = { backgroundColor: 'rebeccapurple !important' };",
    'const frame = { border: `${width}px solid red` };',
    '<path fill="gold" />;',
  ];
  const right = [
    "const name = 'sunset';",
    "const button = { color: 'inherit', background: 'none', fill: 'transparent' };",
    "const panel = { borderColor: 'color-mix(in srgb, currentColor 38%, transparent)' };",
    'const shadow = `0 1px 2px ${alpha(ink[900], 0.13)}`;',
  ];
  writeFileSync(join(folder.path, 'code.jsx'), [...wrong, ...right].join('\n'));
  const names = ['no-colour-literals', 'no-gradient-literals'];
  const rules = Object.fromEntries(names.map((name) => [`project/${name}`, 'error']));
  const config = { jsPlugins: [resolve('tools/lint-rules/index.ts')], rules, categories: {} };
  writeFileSync(join(folder.path, '.oxlintrc.json'), JSON.stringify(config));
  const args = ['--format=unix', '-c', join(folder.path, '.oxlintrc.json'), folder.path];
  const run = promisify(execFile)('node_modules/.bin/oxlint', args);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const lines = [...stdout.matchAll(/code\.jsx:(\d+):.*project/g)].map(([, line]) => Number(line));
  expect(new Set(lines)).toEqual(new Set(wrong.map((_line, index) => index + 1)));
});
