import { parseEnv } from 'node:util';

/** These are compared with origins: a path or a slash at the end would never match. */
const origins = new Set(['VITE_SITE_URL', 'VITE_SUPABASE_URL']);

/** These may keep the example's value: they lead nobody to a missing address. */
const mayStay = new Set(['VITE_BRAND_NAME', 'VITE_OFFICES', 'VITE_COPYRIGHT_YEAR']);

/**
 * Returns the problems that prevent publishing with these settings. A published site without its
 * own settings would send its form to nobody, or name the example's address.
 * @param env the settings of the build.
 * @param example the text of `.env.example`, which names every setting.
 */
export function findSettingProblems(env: Record<string, string>, example: string): string[] {
  return Object.entries(parseEnv(example))
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, exampleValue]) => [name, findProblem(name, env[name] ?? '', exampleValue)])
    .filter(([, problem]) => problem)
    .map((words) => words.join(' '));
}

function findProblem(name: string, value: string, exampleValue?: string): string | undefined {
  if (!value.trim()) return 'is empty';
  if (value === exampleValue && !mayStay.has(name)) return 'has the value of .env.example';
  if (!name.endsWith('_URL')) return undefined;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') return `is not an https address: ${value}`;
  if (!origins.has(name) || value === url.origin) return undefined;
  return `is not an https origin, such as ${url.origin}: ${value}`;
}
