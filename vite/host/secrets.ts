import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { throwProblems } from '../../server/OwnersError.ts';

/** Keys that must stay on a server. `(?<!…)` excludes a match in the middle of a word. */
const shapes: Record<string, RegExp> = {
  'a Supabase secret key': /(?<![\w$])sb_secret_[\w-]{20}/,
  'a Supabase access token': /(?<![\w$])sbp_\w{20}/,
  'a Resend API key': /(?<![\w$])re_\w{20}/,
};

/** Returns the role in a JWT, such as a legacy Supabase key, or undefined for any other text. */
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
  return hasServiceKey ? [...kinds, 'a Supabase service_role key'] : kinds;
}

/** Stops the build if a file in the site contains a secret. The error does not show the secret. */
export function refuseSecrets(folder: string, paths: string[]): void {
  const problems = paths.flatMap((path) =>
    findSecrets(readFileSync(path, 'latin1')).map((kind) => `${relative(folder, path)}: ${kind}`),
  );
  throwProblems(problems, 'Every visitor could read these secrets:');
}
