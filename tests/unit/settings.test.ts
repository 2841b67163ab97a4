import { createBuilder, type Rolldown } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPort } from '../../server/start.ts';

/** Reads the default settings and ignores the `.env` file on this machine. */
async function readSettings() {
  for (const name of Object.keys(import.meta.env).filter((key) => key.startsWith('VITE_'))) {
    vi.stubEnv(name, '');
  }
  const { settings } = await import('../../src/content/settings.ts');
  return settings;
}

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

test('the default e-mail address, phone number and URLs are fictional', async () => {
  const { email, phone, ...defaults } = await readSettings();
  expect(email).toMatch(/@example\.com$/);
  expect(phone).toMatch(/^\+44 20 7946 0\d{3}$/);
  for (const url of [defaults.templatesUrl, defaults.consultationUrl, defaults.siteUrl]) {
    expect(new URL(url).hostname).toMatch(/(^|\.)example\.com$/);
  }
});

test('the default offices and copyright year match the specification (PROD-2, PROD-4)', async () => {
  const { offices, copyrightYear } = await readSettings();
  expect(offices.map(({ city, country }) => `${city}, ${country}`)).toEqual([
    'London, UK',
    'Beirut, Lebanon',
  ]);
  expect(copyrightYear).toBe('2025');
});

test('a build contains the settings, but no other environment variables', async () => {
  vi.stubEnv('VITE_BRAND_NAME', 'Northlight');
  vi.stubEnv('VITE_UNKNOWN_THING', 'zebra');
  const builder = await createBuilder({ logLevel: 'silent', build: { write: false } });
  for (const environment of Object.values(builder.environments)) {
    const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput;
    const code = output.map((file) => ('code' in file ? file.code : '')).join('');
    expect(code).toContain('Northlight');
    expect(code.includes('zebra')).toBe(false);
  }
});

test('the server uses PORT, or else 4173, and stops if PORT is not a port number', () => {
  expect([readPort({}), readPort({ PORT: '' }), readPort({ PORT: '5002' })]).toEqual([
    4173, 4173, 5002,
  ]);
  expect(() => readPort({ PORT: 'abc' })).toThrow('PORT is not a port number.');
});
