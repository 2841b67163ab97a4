import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createBuilder, type Plugin, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findSettingProblems } from '../../vite/checkSettings.ts';
import { listSite } from '../../vite/host/site.ts';
import { staticHost } from '../../vite/staticHost.ts';

const example = readFileSync('.env.example', 'utf8');
const names = Object.keys(parseEnv(example)).filter((name) => name.startsWith('VITE_'));
const valid = {
  ...parseEnv(example.replaceAll('example.com', 'agency.test')),
  VITE_CONTACT_PHONE: '+47 (22) 12-34-56',
  VITE_SUPABASE_URL: 'https://project.supabase.test',
  VITE_SUPABASE_KEY: 'sb_publishable_Abc-123_x',
};

const toKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** Returns Vite's error message, or ''. A `VITE_` setting that is not in `env` is empty. */
function readError(command: 'build' | 'serve', mode: string, env: Record<string, string> = {}) {
  for (const name of names) vi.stubEnv(name, env[name] ?? '');
  onTestFinished(() => void vi.unstubAllEnvs());
  return resolveConfig({ mode, logLevel: 'silent' }, command).then(() => '', String);
}

test('a site with every setting can be published', () => {
  for (const key of [valid.VITE_SUPABASE_KEY, toKey('anon')]) {
    expect(findSettingProblems({ ...valid, VITE_SUPABASE_KEY: key }, example, true)).toEqual([]);
  }
});

test('a site can be built without settings, with the settings in .env.example, or with a local URL', () => {
  for (const env of [{}, parseEnv(example), { VITE_SITE_URL: 'http://localhost:4173' }]) {
    expect(findSettingProblems(env, example, false)).toEqual([]);
  }
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
])('%s="%s" prevents publishing, because the setting %s', (name, value, problem) => {
  const problems = findSettingProblems({ ...valid, [name]: value }, example, true);
  expect(problems).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});

const oslo = 'Oslo, Norway, NO, Europe/Oslo';
const office = 'has an office that is not "city, country, country code, time zone"';

test.each([
  ['VITE_BRAND_NAME', ' ', 'is empty'],
  ['VITE_CONTACT_EMAIL', 'hello@agency', 'is not an e-mail address'],
  ['VITE_CONTACT_PHONE', 'call us', 'is not a phone number'],
  ['VITE_COPYRIGHT_YEAR', '26', 'is not a year'],
  ['VITE_LOCALES', 'en, xx', 'has "xx", but there is no src/content/xx/index.ts'],
  ['VITE_LOCALES', 'en,../en', 'has "../en", which is not in the form "en" or "pt-br"'],
  ['VITE_LOCALES', 'en,en', 'has a locale twice'],
  ['VITE_SITE_URL', 'www.agency.test', 'is not an http or https address'],
  ['VITE_SITE_URL', 'http://localhost:4173/', 'is not an origin, such as http://localhost:4173'],
  ['VITE_TEMPLATES_URL', 'javascript:alert()', 'is not an http or https address'],
  ['VITE_CONSULTATION_URL', 'https://me:pass@book.test/', 'contains a user name or a password'],
  ['VITE_CONSULTATION_CONTEXT', 'no', 'is not "on" or "off"'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'True', 'is not "true" or "false"'],
  ['RATE_LIMIT', 'none', 'is not a number'],
  ['KEEP_DAYS', '30 days', 'is not a number'],
  ['MAIL_FROM', 'Website', 'is not an address'],
  ['MAIL_TO', 'ann@example.com; bob@example.com', 'is not a list'],
  ['ALLOWED_ORIGINS', 'https://a.test/, www.a.test', 'has an entry that is not an origin'],
  ['PORT', 'abc', 'is not a number'],
  ['CLIENT_ADDRESS_HEADER', 'X Real IP', 'is not a header name'],
  ['VITE_OFFICES', 'London, UK, GB, Europe/London; Oslo, Norway', `${office}: "Oslo, Norway"`],
  ['VITE_OFFICES', 'London, UK, UK, Europe/London', office],
  ['VITE_OFFICES', 'Oslo, Norway, XX, Europe/Oslo', office],
  ['VITE_OFFICES', 'Oslo, Norway, NO, Europe/Atlantis', office],
  ['VITE_OFFICES', 'Oslo, Norway, NO, +01:00', office],
  ['VITE_OFFICES', `${oslo}; ${oslo}`, 'has two offices in Oslo'],
])('%s="%s" prevents a build, because the setting %s', (name, value, problem) => {
  const problems = findSettingProblems({ [name]: value }, example, false);
  expect(problems).toEqual([expect.stringContaining(`${name} ${problem}`)]);
});

test.each([
  ['a service_role key', toKey('service_role')],
  ['a secret key', 'sb_secret_0123456789abcdefghij'],
  ['a mail service’s key', 're_0123456789abcdefghij'],
  ['a malformed token', toKey('anon').slice(0, -12)],
  ['any other text', 'my-key'],
])('Vite stops if VITE_SUPABASE_KEY is %s, and the error hides the key', async (_kind, key) => {
  const env = { ...valid, VITE_SUPABASE_KEY: key };
  const builds = ['production', 'staging', 'cdn', 'nginx'].map((mode) =>
    readError('build', mode, env),
  );
  for (const message of await Promise.all([...builds, readError('serve', 'development', env)])) {
    expect(message).toContain('VITE_SUPABASE_KEY must be a publishable key (sb_publishable_…)');
    expect(message).not.toContain(key);
  }
});

test.each(['cdn', 'nginx'])('a build for %s lists all missing settings', async (mode) => {
  expect((await readError('build', mode)).match(/VITE_\w+(?= is empty)/g)).toEqual(names);
});

/** Builds a small site in a new folder, and returns the build folder. */
async function buildSite(mode: string, text = 'Home'): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'public'));
  for (const name of ['400', '404', '405', '500']) {
    writeFileSync(join(root, 'public', `${name}.html`), name.repeat(2000));
  }
  writeFileSync(join(root, 'index.html'), text);
  const build: Plugin = {
    name: 'build',
    buildApp: async (builder) => void (await builder.build(builder.environments['client']!)),
  };
  const config = { root, configFile: false, logLevel: 'silent', mode } as const;
  await (await createBuilder({ ...config, plugins: [build, staticHost()] })).buildApp();
  return join(root, 'dist');
}

test('a build for a CDN has no compressed files, and 404.html is its only error page', async () => {
  const files = ['/404.html', '/_headers', '/_redirects', '/index.html', '/licences.txt'];
  expect(listSite(await buildSite('cdn'))).toEqual(files);
});

test.each([
  ['', 'max-age=63072000'],
  ['true', 'max-age=63072000; includeSubDomains'],
])('with HSTS_INCLUDE_SUBDOMAINS=%s, the site has the HSTS header "%s"', async (value, header) => {
  vi.stubEnv('HSTS_INCLUDE_SUBDOMAINS', value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = readFileSync(join(await buildSite('production'), '_headers'), 'utf8');
  expect(headers).toContain(`Strict-Transport-Security: ${header}\n`);
});

test.each([
  ['a Supabase secret key', 'sb_secret_0123456789abcdefghij'],
  ['a Supabase access token', 'sbp_0123456789abcdefghij'],
  ['a Resend API key', 're_01234567_89abcdefghi'],
  ['a Supabase service_role key', toKey('service_role')],
])('%s in a file stops the build, and the error hides the secret', async (kind, secret) => {
  const error = await buildSite('production', `key="${secret}"`).catch(String);
  expect(error).toContain(`index.html: ${kind}`);
  expect(error).not.toContain(secret);
});

test('a public key, or a name that looks like a secret, does not stop the build', async () => {
  const text = `sb_secret_test re_render pre_${'a'.repeat(30)} ${toKey('anon')}`;
  await expect(buildSite('production', text)).resolves.toBeTruthy();
});
