/** Failure reasons for the log. The patterns match Node's error codes and Deno's error messages. */
const reasons: [RegExp, string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$|dns error/, 'DNS'],
  [
    /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)|certificate|received corrupt message/,
    'TLS',
  ],
  [/^ECONNREFUSED$|[Cc]onnection refused/, 'connection refused'],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET|CONNECTION_\w+)$|[Cc]onnection (reset|closed)/,
    'connection broken',
  ],
  [/^(TimeoutError|ETIMEDOUT|CONNECT_TIMEOUT|UND_ERR_\w*TIMEOUT)$/, 'timeout'],
  [/^(ENOSPC|EDQUOT)$/, 'disk full'],
  [/^(EACCES|EROFS|EPERM|ENOTDIR|EEXIST|EISDIR)$/, 'folder not writable'],
];

/** Returns a fixed reason for the log, because the error itself may contain the API key. */
export function reasonForError(error: unknown): string {
  const hints = hintsOf(error);
  const found = reasons.find(([pattern]) => hints.some((hint) => pattern.test(hint)));
  const sqlState = hints.find((hint) => /^(?=.*\d)[\dA-Z]{5}$/.test(hint));
  return found?.[1] ?? (sqlState ? `database error ${sqlState}` : 'unknown error');
}

function hintsOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 3) return [];
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  // In Deno, only the error message contains the reason.
  return [...code, error.name, error.message, ...hintsOf(error.cause, depth + 1)];
}

/**
 * Returns the error name in the mail API's response, such as `daily_quota_exceeded`. Returns
 * undefined for any other text, because the log must not quote the mail.
 */
export function apiErrorName(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('name' in answer)) return undefined;
  const { name } = answer;
  return typeof name === 'string' && /^[a-z]+(_[a-z]+){1,5}$/.test(name) ? name : undefined;
}
