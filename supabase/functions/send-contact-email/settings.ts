/** Environment variables: the platform's secrets, a shell, a test. */
export type Env = Readonly<Record<string, string | undefined>>;

export interface Settings {
  mail: { apiUrl: string; apiKey: string; from: string; to: string };
  /** Messages an hour for each address; 0 for no limit. */
  rateLimit: number;
  /** Mails with a single message an hour. Further messages are sent in digests. */
  mailsPerHour: number;
  /** Header in which the platform's proxy names the client; empty for the usual ones. */
  clientAddressHeader: string;
}

const required = ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'];
const defaultApiUrl = 'https://api.resend.com/emails';

/** Address of the database, if one is set. */
export function databaseUrl(env: Env): string | undefined {
  return env.DATABASE_URL?.trim() || env.SUPABASE_DB_URL?.trim() || undefined;
}

/** Returns the names, never the values, of the settings that are missing. */
export function missingSettings(env: Env): string[] {
  return [
    ...required.filter((name) => !env[name]?.trim()),
    ...(allowedOrigins(env).length === 0 ? ['ALLOWED_ORIGINS'] : []),
    ...(databaseUrl(env) ? [] : ['DATABASE_URL']),
  ];
}

/** Trims each value: `fetch` would refuse a key with a line break, and quote it in its error. */
export function readSettings(env: Env): Settings {
  const text = (name: string) => env[name]?.trim() ?? '';
  const count = (name: string, byDefault: number) =>
    /^\d{1,9}$/.test(text(name)) ? Number(text(name)) : byDefault;
  return {
    mail: {
      apiUrl: text('MAIL_API_URL') || defaultApiUrl,
      apiKey: text('MAIL_API_KEY'),
      from: text('MAIL_FROM'),
      to: text('MAIL_TO'),
    },
    rateLimit: count('RATE_LIMIT', 200),
    mailsPerHour: count('MAILS_PER_HOUR', 30),
    clientAddressHeader: text('CLIENT_ADDRESS_HEADER'),
  };
}

/** Accepts only complete web origins, so that nobody allows `*` or `null` by mistake. */
export function allowedOrigins(env: Env): string[] {
  return (env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter((entry) => /^https?:/.test(entry) && URL.canParse(entry))
    .filter((entry) => new URL(entry).origin === entry);
}
