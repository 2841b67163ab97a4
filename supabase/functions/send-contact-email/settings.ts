/** Environment variables, wherever they come from: the platform's secrets, a shell, a test. */
export type Env = Readonly<Record<string, string | undefined>>;

export interface Settings {
  apiUrl: string;
  apiKey: string;
  from: string;
  to: string;
  /** Messages an hour for each address; 0 means no limit. */
  rateLimit: number;
}

const required = ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO', 'ALLOWED_ORIGINS'] as const;
const defaultApiUrl = 'https://api.resend.com/emails';
const defaultRateLimit = 20;

/** The names, never the values, of what is not set. */
export function missingSettings(env: Env): string[] {
  return required.filter((name) =>
    name === 'ALLOWED_ORIGINS' ? allowedOrigins(env).length === 0 : !env[name]?.trim(),
  );
}

/** Trimmed: a key pasted with its line break would otherwise be refused, and named in an error, by `fetch`. */
export function readSettings(env: Env): Settings {
  const text = (name: string) => env[name]?.trim() ?? '';
  return {
    apiUrl: text('MAIL_API_URL') || defaultApiUrl,
    apiKey: text('MAIL_API_KEY'),
    from: text('MAIL_FROM'),
    to: text('MAIL_TO'),
    rateLimit: /^\d{1,6}$/.test(text('RATE_LIMIT')) ? Number(text('RATE_LIMIT')) : defaultRateLimit,
  };
}

/** Only whole web origins count, so that neither `*` nor `null` can be allowed by mistake. */
export function allowedOrigins(env: Env): string[] {
  return (env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter((entry) => /^https?:/.test(entry) && URL.canParse(entry))
    .filter((entry) => new URL(entry).origin === entry);
}
