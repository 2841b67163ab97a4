import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Keys that only a server may have. `(?<!…)` excludes a match in the middle of a word. */
const shapes: Record<string, RegExp> = {
  'a secret key of Supabase': /(?<![\w$])sb_secret_[\w-]{20}/,
  'an access token of Supabase': /(?<![\w$])sbp_\w{20}/,
  'an API key of Resend': /(?<![\w$])re_\w{20}/,
};

/** Returns the role in a JWT. Legacy keys of Supabase are JWTs. Other texts have no role. */
export function readJwtRole(text: string): unknown {
  const [, payload = ''] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(text) ?? [];
  try {
    const { role } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { role?: unknown };
    return role;
  } catch {
    return undefined;
  }
}

function findSecrets(text: string): string[] {
  const kinds = Object.keys(shapes).filter((kind) => shapes[kind]?.test(text));
  const tokens = text.match(/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? [];
  const hasServiceKey = tokens.some((token) => readJwtRole(token) === 'service_role');
  return hasServiceKey ? [...kinds, 'a service_role key of Supabase'] : kinds;
}

/** Stops the build if a file of the site contains a secret. The error does not show the secret. */
export function refuseSecrets(folder: string, paths: string[]): void {
  const problems = paths.flatMap((path) =>
    findSecrets(readFileSync(path, 'latin1')).map((kind) => `${relative(folder, path)}: ${kind}`),
  );
  if (problems.length === 0) return;
  throw new Error(['Every visitor could read these secrets:', ...problems].join('\n  '));
}
