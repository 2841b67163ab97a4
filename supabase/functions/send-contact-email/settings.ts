import { isValid } from '../_shared/contract.ts';

/** Environment variables, for example from the platform's secrets, a shell or a test. */
export type Env = Readonly<Record<string, string | undefined>>;

export interface Settings {
  mail: { apiUrl: string; apiKey: string; from: string; to: string[] };
  /** Maximum number of messages per hour from one client address. 0 means no limit. */
  rateLimit: number;
  /** Hourly limit for mails that contain a single message. Further messages share a mail. */
  mailsPerHour: number;
  /** Days for which a message is kept after its delivery. 0 deletes it on delivery. */
  keepDays: number;
  /** Proxy header with the client's address. If empty, `clientAddresses` uses default headers. */
  clientAddressHeader: string;
}

/** Resend sends a mail to at most 50 recipients. */
const maxRecipients = 50;
/** 100 years. PostgreSQL cannot subtract much longer times from a date. */
const maxKeepDays = 36_500;
const defaultApiUrl = 'https://api.resend.com/emails';

/** Returns undefined for malformed URLs, because the driver's error would contain the password. */
export function databaseUrl(env: Env): string | undefined {
  const url = env.DATABASE_URL?.trim() || env.SUPABASE_DB_URL?.trim() || '';
  return URL.canParse(url) && !/%(?![\da-f]{2})/i.test(url) ? url : undefined;
}

/** Returns the names of missing or malformed settings, but no values, because some are secret. */
export function unusableSettings(env: Env): string[] {
  const { mail, clientAddressHeader } = readSettings(env);
  return [
    // With some other characters, `fetch` would throw.
    ...(/^[ -~]+$/.test(mail.apiKey) ? [] : ['MAIL_API_KEY']),
    ...(isMailbox(mail.from) ? [] : ['MAIL_FROM']),
    ...(isListOfMailboxes(mail.to) ? [] : ['MAIL_TO']),
    ...(URL.canParse(mail.apiUrl) ? [] : ['MAIL_API_URL']),
    ...(allowedOrigins(env).length === 0 ? ['ALLOWED_ORIGINS'] : []),
    ...(databaseUrl(env) ? [] : ['DATABASE_URL']),
    ...(/^[\w-]*$/.test(clientAddressHeader) ? [] : ['CLIENT_ADDRESS_HEADER']),
  ];
}

/** Returns the names of settings with a value or an entry that the function ignores. */
export function ignoredSettings(env: Env): string[] {
  const numbers = ['RATE_LIMIT', 'MAILS_PER_HOUR', 'KEEP_DAYS'];
  const origins = entriesOf(env.ALLOWED_ORIGINS);
  return [
    ...numbers.filter((name) => !/^\s*\d{0,8}\s*$/.test(env[name] ?? '')),
    ...(origins.every(isOrigin) ? [] : ['ALLOWED_ORIGINS']),
  ];
}

/**
 * Reads the settings and trims each value. If the API key began with a line break, `fetch` would
 * throw an error that quotes the key.
 */
export function readSettings(env: Env): Settings {
  const text = (name: string) => env[name]?.trim() ?? '';
  const count = (name: string, byDefault: number) =>
    /^\d{1,8}$/.test(text(name)) ? Number(text(name)) : byDefault;
  return {
    mail: {
      apiUrl: text('MAIL_API_URL') || defaultApiUrl,
      apiKey: text('MAIL_API_KEY'),
      from: text('MAIL_FROM'),
      to: splitMailboxes(text('MAIL_TO')),
    },
    rateLimit: count('RATE_LIMIT', 200),
    mailsPerHour: count('MAILS_PER_HOUR', 30),
    keepDays: Math.min(count('KEEP_DAYS', 30), maxKeepDays),
    clientAddressHeader: text('CLIENT_ADDRESS_HEADER'),
  };
}

/** Returns the allowed origins. Ignores entries that are not an origin, such as `*`. */
export function allowedOrigins(env: Env): string[] {
  return entriesOf(env.ALLOWED_ORIGINS).filter(isOrigin);
}

/** Splits at commas, but not inside quotation marks, as in `"Doe, Ann" <ann@example.com>`. */
function splitMailboxes(list: string): string[] {
  const entries = list.match(/(?:"[^"]*"|[^,"])+/g) ?? [];
  return entries.map((entry) => entry.trim()).filter((entry) => entry);
}

function isListOfMailboxes(list: string[]): boolean {
  return list.length > 0 && list.length <= maxRecipients && list.every(isMailbox);
}

/** Whether a text is `ann@example.com` or `Ann <ann@example.com>`. */
function isMailbox(text: string): boolean {
  const [, address = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? [];
  return isValid({ type: 'email', required: true }, address);
}

function entriesOf(list = ''): string[] {
  const entries = list.split(',').map((entry) => entry.trim().replace(/\/$/, ''));
  return entries.filter((entry) => entry);
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
