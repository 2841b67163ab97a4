/** Environment variables, wherever they come from: the platform's secrets, a shell, a test. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A service that speaks the protocol of Resend's API. */
export interface MailService {
  apiUrl: string;
  apiKey: string;
  from: string;
}

export interface Settings {
  first: MailService;
  /** Takes the mails that the first service did not take. */
  second?: MailService;
  to: string;
  /** Messages an hour for each address; 0 means no limit. */
  rateLimit: number;
  /** The header in which the platform's proxy names the client; empty for the usual ones. */
  clientAddressHeader: string;
}

const required = ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO', 'ALLOWED_ORIGINS'] as const;
const secondService = ['MAIL_FALLBACK_API_URL', 'MAIL_FALLBACK_API_KEY'] as const;
const defaultApiUrl = 'https://api.resend.com/emails';
const defaultRateLimit = 20;

/** The names, never the values, of what is not set. Half of a second mail service is a mistake too. */
export function missingSettings(env: Env): string[] {
  const isMissing = (name: string) =>
    name === 'ALLOWED_ORIGINS' ? allowedOrigins(env).length === 0 : !env[name]?.trim();
  const missingOfSecond = secondService.filter(isMissing);
  return [...required.filter(isMissing), ...(missingOfSecond.length === 1 ? missingOfSecond : [])];
}

/** Trimmed: a key pasted with its line break would otherwise be refused, and named in an error, by `fetch`. */
export function readSettings(env: Env): Settings {
  const text = (name: string) => env[name]?.trim() ?? '';
  const from = text('MAIL_FROM');
  return {
    first: { apiUrl: text('MAIL_API_URL') || defaultApiUrl, apiKey: text('MAIL_API_KEY'), from },
    ...(text('MAIL_FALLBACK_API_URL') && {
      second: {
        apiUrl: text('MAIL_FALLBACK_API_URL'),
        apiKey: text('MAIL_FALLBACK_API_KEY'),
        from: text('MAIL_FALLBACK_FROM') || from,
      },
    }),
    to: text('MAIL_TO'),
    rateLimit: /^\d{1,6}$/.test(text('RATE_LIMIT')) ? Number(text('RATE_LIMIT')) : defaultRateLimit,
    clientAddressHeader: text('CLIENT_ADDRESS_HEADER'),
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
