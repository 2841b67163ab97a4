import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { allowedSources } from '../src/content/allowedSources.ts';
import { localeName } from '../supabase/functions/_shared/contract.ts';
import {
  ignoredSettings,
  unusableSettings,
} from '../supabase/functions/send-contact-email/settings.ts';
import { readJwtRole } from './host/secrets.ts';
import { findSourceProblems } from './host/sources.ts';
import { throwProblems } from '../server/OwnersError.ts';

/**
 * Returns undefined for a valid value. Otherwise returns a text such as "is not a year". The caller
 * puts the setting's name before this text. The text must not contain a key or a password.
 */
type Check = (value: string, isPublished: boolean) => string | undefined;

const matches =
  (pattern: RegExp, noun: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : `is not ${noun}`;

const checkAddress: Check = (value, isPublished) => {
  const url = URL.parse(value);
  if (url?.username || url?.password) return 'contains a user name or a password';
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && !isPublished)) return undefined;
  return isPublished ? 'is not an https address' : 'is not an http or https address';
};

/** Requires an exact origin, because other code appends paths to the value. */
const checkOrigin: Check = (value, isPublished) => {
  const problem = checkAddress(value, isPublished);
  const origin = URL.parse(value)?.origin;
  if (problem || value === origin) return problem;
  return `is not an ${isPublished ? 'https ' : ''}origin, such as ${origin}`;
};

const checkOrigins: Check = (value) =>
  ignoredSettings({ ALLOWED_ORIGINS: value }).length > 0
    ? 'has an entry that is not an origin, such as https://www.example.com'
    : undefined;

const checkMailboxes =
  (name: 'MAIL_FROM' | 'MAIL_TO', noun: string): Check =>
  (value) =>
    unusableSettings({ [name]: value }).includes(name) ? `is not ${noun}` : undefined;

const checkKey: Check = (value) =>
  /^sb_publishable_[\w-]+$/.test(value) || readJwtRole(value) === 'anon'
    ? undefined
    : `must be a publishable key (sb_publishable_…) or a legacy key with the role anon. \
Every visitor can read this setting, so no other key is allowed`;

const checkOffices: Check = (value) => {
  const offices = value.split(';').map((office) => office.split(',').map((part) => part.trim()));
  const wrong = offices.find(
    ([city, country, code = '', timeZone = '', ...more]) =>
      !city || !country || !isCountryCode(code) || !isTimeZone(timeZone) || more.length > 0,
  );
  if (wrong) {
    return `has an office that is not "city, country, country code, time zone": "${wrong.join(', ')}"`;
  }
  const cities = offices.map(([city]) => city);
  const repeated = cities.find((city, index) => cities.indexOf(city) < index);
  return repeated && `has two offices in ${repeated}`;
};

/** Whether a code is a current country code. `Intl` also accepts old codes and other regions. */
function isCountryCode(code: string): boolean {
  if (!/^(?!AC|CP|CQ|DG|E[AUZ]|IC|QO|TA|UN|X[AB]|ZZ)[A-Z]{2}$/.test(code)) return false;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined;
}

/** Refuses offsets such as `+01:00`, which older browsers do not support. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const hasContent = (locale: string) =>
  existsSync(new URL(`../src/content/${locale}/index.ts`, import.meta.url));

const checkLocales: Check = (value) => {
  const names = value.split(',').map((name) => name.trim());
  const wrong = names.find((name) => !localeName.test(name));
  if (wrong !== undefined) return `has "${wrong}", which is not in the form "en" or "pt-br"`;
  const unknown = names.find((name) => !hasContent(name));
  if (unknown !== undefined)
    return `has "${unknown}", but there is no src/content/${unknown}/index.ts`;
  return new Set(names).size < names.length ? 'has a locale twice' : undefined;
};

const email = /^[\p{L}\p{N}.+_'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

const checks: Record<string, Check> = {
  VITE_SITE_URL: checkOrigin,
  VITE_CONTACT_EMAIL: matches(email, 'an e-mail address'),
  VITE_CONTACT_PHONE: matches(/^(?=(.*\d){5})[\d +()-]+$/, 'a phone number'),
  VITE_OFFICES: checkOffices,
  VITE_LOCALES: checkLocales,
  VITE_COPYRIGHT_YEAR: matches(/^\d{4}$/, 'a year'),
  VITE_TEMPLATES_URL: checkAddress,
  VITE_CONSULTATION_URL: checkAddress,
  VITE_CONSULTATION_CONTEXT: matches(/^(on|off)$/, '"on" or "off"'),
  VITE_SUPABASE_URL: checkOrigin,
  VITE_SUPABASE_KEY: checkKey,
  HSTS_INCLUDE_SUBDOMAINS: matches(/^(true|false)$/, '"true" or "false"'),
  ALLOWED_ORIGINS: checkOrigins,
  PORT: matches(/^\d+$/, 'a number'),
  MAIL_FROM: checkMailboxes('MAIL_FROM', 'an address, such as Website <website@example.com>'),
  MAIL_TO: checkMailboxes('MAIL_TO', 'a list, such as ann@example.com, Bob <bob@example.com>'),
  KEEP_DAYS: matches(/^\d{1,8}$/, 'a number with at most 8 digits'),
  MAILS_PER_HOUR: matches(/^\d{1,8}$/, 'a number with at most 8 digits'),
  RATE_LIMIT: matches(/^\d{1,8}$/, 'a number with at most 8 digits'),
  CLIENT_ADDRESS_HEADER: matches(/^[\w-]+$/, 'a header name'),
};

/** `VITE_` settings that may keep the value in `.env.example`. An agency must change the others. */
const mayStay = new Set([
  'VITE_BRAND_NAME',
  'VITE_OFFICES',
  'VITE_LOCALES',
  'VITE_COPYRIGHT_YEAR',
  'VITE_CONSULTATION_CONTEXT',
]);

/**
 * Returns the problems with the settings. A published site needs its own settings. With the values
 * in `.env.example`, the agency would get no messages and the site's addresses would be wrong.
 * @param example the text of `.env.example`, which names every setting.
 */
export function findSettingProblems(
  env: NodeJS.Dict<string>,
  example: string,
  isPublished: boolean,
): string[] {
  const findProblem = (name: string, exampleValue?: string): string | undefined => {
    const value = env[name] ?? '';
    const isPublic = isPublished && name.startsWith('VITE_');
    // An empty setting gets its default, but a setting that contains only spaces does not.
    if (!value.trim()) return isPublic || value ? 'is empty' : undefined;
    if (isPublic && value === exampleValue && !mayStay.has(name)) {
      return 'has the value of .env.example';
    }
    return checks[name]?.(value, isPublished);
  };
  return Object.entries(parseEnv(example))
    .map(([name, exampleValue]) => [name, findProblem(name, exampleValue)])
    .filter(([, problem]) => problem)
    .map((words) => words.join(' '));
}

/** Stops Vite if a setting is wrong. A build for publishing also stops if a setting is missing. */
export function checkSettings(): Plugin {
  return {
    name: 'check-settings',
    configResolved({ command, mode, root }) {
      const example = readFileSync(join(root, '.env.example'), 'utf8');
      const isPublished = command === 'build' && ['cdn', 'nginx'].includes(mode);
      const problems = findSettingProblems(loadEnv(mode, root, ''), example, isPublished);
      throwProblems(problems, 'Change these settings in .env or in the environment of the build:');
      throwProblems(findSourceProblems(allowedSources), 'Change these sources:');
    },
  };
}
