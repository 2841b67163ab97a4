import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { findSettingProblems } from '../../vite/host/deploySettings.ts';
import { pruneForCdn } from '../../vite/host/pruneForCdn.ts';
import { listSite } from '../../vite/host/site.ts';

const example = `VITE_BRAND_NAME=Afterglow
VITE_SITE_URL=https://www.example.com
VITE_CONTACT_EMAIL=hello@example.com
VITE_TEMPLATES_URL=https://templates.example.com/
VITE_SUPABASE_URL=
MAIL_API_KEY=
`;
const valid = {
  VITE_BRAND_NAME: 'Afterglow',
  VITE_SITE_URL: 'https://www.agency.test',
  VITE_CONTACT_EMAIL: 'hello@agency.test',
  VITE_TEMPLATES_URL: 'https://templates.agency.test/all?sort=new',
  VITE_SUPABASE_URL: 'https://project.supabase.test',
};

test('a site with every setting can be published', () => {
  expect(findSettingProblems(valid, example)).toEqual([]);
});

test.each([
  ['VITE_SUPABASE_URL', undefined, 'is empty'],
  ['VITE_SUPABASE_URL', '', 'is empty'],
  ['VITE_CONTACT_EMAIL', ' ', 'is empty'],
  ['VITE_SUPABASE_URL', 'http://project.supabase.test', 'is no https address'],
  ['VITE_SUPABASE_URL', 'project.supabase.test', 'is no https address'],
  ['VITE_SUPABASE_URL', 'https://project.supabase.test/functions/v1', 'is no https origin'],
  ['VITE_SITE_URL', 'https://www.agency.test/', 'is no https origin'],
  ['VITE_SITE_URL', 'https://www.example.com', 'still has the value of .env.example'],
  ['VITE_TEMPLATES_URL', 'ftp://templates.agency.test/', 'is no https address'],
])('%s set to "%s" is refused: it %s', (name, value, problem) => {
  const problems = findSettingProblems({ ...valid, [name]: value }, example);
  expect(problems).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});

test.each(['cdn', 'nginx'])(
  'build for %s without settings fails and names each of them',
  (host) => {
    const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).filter((name) =>
      name.startsWith('VITE_'),
    );
    // Empty, as a workflow passes a variable that nobody has set; `.env` does not outrank that.
    const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])) };
    const script = join(import.meta.dirname, '../../vite/host/deploy.ts');
    const { status, stderr } = spawnSync(process.execPath, [script, host], {
      env,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.match(/VITE_\w+(?= is empty)/g)?.toSorted()).toEqual(names.toSorted());
  },
);

test('a CDN gets no compressed twin and no error page but 404', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdn-'));
  const names = ['index.html', 'index.html.br', 'index.html.gz', 'notes.txt', '_headers'];
  for (const name of [...names, '400.html', '404.html', '405.html', '500.html']) {
    writeFileSync(join(folder, name), name);
  }
  await pruneForCdn(folder);
  const kept = listSite(folder);
  rmSync(folder, { recursive: true });
  expect(kept).toEqual(['/404.html', '/_headers', '/_redirects', '/index.html', '/notes.txt']);
});

const workflows = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));

test('every workflow pins its actions by commit', () => {
  const actions = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no checkout leaves its token behind', () => {
  const checkouts = workflows.flatMap((text) => text.match(/uses: actions\/checkout/g) ?? []);
  const forgetful = workflows.flatMap((text) => text.match(/persist-credentials: false/g) ?? []);
  expect(forgetful).toHaveLength(checkouts.length);
});
