import { parseEnv } from 'node:util';

/** These are compared with origins, so a path or a slash at the end would never match. */
const origins = new Set(['VITE_SITE_URL', 'VITE_SUPABASE_URL']);

/** These may be the example's: they lead nobody to an address that is not there. */
const mayStay = new Set(['VITE_BRAND_NAME', 'VITE_OFFICES', 'VITE_COPYRIGHT_YEAR']);

/**
 * What stands against publishing a site with these settings. On this machine a setting may be
 * absent; a published site would post to nobody, or name the example's address.
 * @param env the settings of the build.
 * @param example the text of `.env.example`, which names every setting.
 */
export function findSettingProblems(
  env: Record<string, string | undefined>,
  example: string,
): string[] {
  return Object.entries(parseEnv(example))
    .filter(([name]) => name.startsWith('VITE_'))
    .flatMap(([name, exampleValue = '']) => {
      const problem = findProblem(name, env[name] ?? '', exampleValue);
      return problem ? [`${name} ${problem}`] : [];
    });
}

function findProblem(name: string, value: string, example: string): string | undefined {
  if (!value.trim()) return 'is empty';
  if (value === example && !mayStay.has(name)) return 'still has the value of .env.example';
  if (!name.endsWith('_URL')) return undefined;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:') return `is no https address: ${value}`;
  const isOrigin = value === url.origin;
  if (origins.has(name) && !isOrigin) return `is no https origin, such as ${url.origin}: ${value}`;
  return undefined;
}
