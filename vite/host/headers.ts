import { contentSecurityPolicy } from './policy.ts';

/** The file in the site's folder that Netlify, Cloudflare Pages and our own host read. */
export const headersFile = '_headers';

/** Response headers, by the paths that they are for. The last rule that names a header wins. */
export interface HeaderRule {
  path: '/*' | '/assets/*';
  headers: Record<string, string>;
}

/** Browser features that this page and its frames may not use: all. */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The name of a file under `/assets/` changes with its content; everything else is revalidated. */
const revalidated = 'public, max-age=0, must-revalidate';
const forAYear = 'public, max-age=31536000, immutable';

/** Every header of the site, for whichever host sends it. */
export function headerRules(pages: string[]): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(pages),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
      },
    },
    // Not named above: Netlify and Cloudflare join the values of two rules, and revalidate by default.
    { path: '/assets/*', headers: { 'Cache-Control': forAYear } },
  ];
}

/** The text of `_headers`. */
export function toHeadersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((rule) => {
      const [path, ...lines] = rule.split('\n');
      const headers = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      });
      return { path: path as HeaderRule['path'], headers: Object.fromEntries(headers) };
    });
}

export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => path.startsWith(rule.path.slice(0, -1)));
  return Object.assign({ 'Cache-Control': revalidated }, ...matching.map((rule) => rule.headers));
}
