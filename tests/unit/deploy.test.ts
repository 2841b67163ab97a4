import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createBuilder, type Plugin, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findSettingProblems } from '../../vite/host/deploySettings.ts';
import { listSite } from '../../vite/host/site.ts';
import { staticHost } from '../../vite/staticHost.ts';

const example = readFileSync('.env.example', 'utf8');
const names = Object.keys(parseEnv(example)).filter((name) => name.startsWith('VITE_'));
const valid = Object.fromEntries(names.map((name) => [name, 'https://agency.test']));

test('a site with every setting can be published', () => {
  expect(findSettingProblems(valid, example)).toEqual([]);
});

test.each([
  ['VITE_SUPABASE_URL', '', 'is empty'],
  ['VITE_CONTACT_EMAIL', ' ', 'is empty'],
  ['VITE_SUPABASE_URL', 'http://project.supabase.test', 'is not an https address'],
  ['VITE_SUPABASE_URL', 'project.supabase.test', 'is not an https address'],
  ['VITE_SUPABASE_URL', 'https://project.supabase.test/functions/v1', 'is not an https origin'],
  ['VITE_SITE_URL', 'https://www.agency.test/', 'is not an https origin'],
  ['VITE_SITE_URL', 'https://www.example.com', 'has the value of .env.example'],
  ['VITE_TEMPLATES_URL', 'ftp://templates.agency.test/', 'is not an https address'],
])('%s set to "%s" is refused: it %s', (name, value, problem) => {
  const problems = findSettingProblems({ ...valid, [name]: value }, example);
  expect(problems).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});

test.each(['cdn', 'nginx'])('a build for %s without settings names each of them', async (mode) => {
  // Empty, as a workflow passes a missing variable.
  for (const name of names) vi.stubEnv(name, '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const build = resolveConfig({ mode, logLevel: 'silent' }, 'build');
  const { message } = await build.then(
    () => ({ message: '' }),
    (error: Error) => error,
  );
  expect(message.match(/VITE_\w+(?= is empty)/g)).toEqual(names);
});

test('a build for a CDN has no compressed copy and no error page but 404', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cdn-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public'));
  for (const name of ['400', '404', '405', '500']) {
    writeFileSync(join(root, 'public', `${name}.html`), name.repeat(2000));
  }
  writeFileSync(join(root, 'index.html'), 'Home');
  writeFileSync(join(root, '.env.example'), '');
  const config = { root, configFile: false, logLevel: 'silent', mode: 'cdn' } as const;
  const build: Plugin = {
    name: 'build',
    buildApp: async (builder) => void (await builder.build(builder.environments['client']!)),
  };
  await (await createBuilder({ ...config, plugins: [build, staticHost()] })).buildApp();
  const files = ['/404.html', '/_headers', '/_redirects', '/index.html', '/licences.txt'];
  expect(listSite(join(root, 'dist'))).toEqual(files);
});

const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
const linesWith = (pattern: RegExp) =>
  workflows.flatMap((workflow) => workflow.match(pattern) ?? []);

test('every workflow pins its actions by commit', () => {
  const actions = linesWith(/uses: .*/g);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no checkout leaves its token behind', () => {
  expect(linesWith(/persist-credentials: false/g)).toHaveLength(
    linesWith(/actions\/checkout/g).length,
  );
});
