import type { HeaderRule } from '../../server/headers.ts';
import { contentSecurityPolicy } from './policy.ts';

/** Features for visitors' extensions, such as dictation and reading aloud, which use the page. */
const ownFeatures = ['autoplay', 'microphone'];

/** Browser features that the page and its frames cannot use. */
const noFeatures = `accelerometer camera display-capture encrypted-media fullscreen
  geolocation gyroscope hid idle-detection local-fonts magnetometer midi payment
  picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial
  storage-access usb window-management xr-spatial-tracking`.split(/\s+/);

const permissionsPolicy = [
  ...ownFeatures.map((feature) => `${feature}=(self)`),
  ...noFeatures.map((feature) => `${feature}=()`),
].join(', ');

/** A file in `/assets/` gets a new name when it changes. */
const forAYear = 'public, max-age=31536000, immutable';

/** Returns the site's header rules, which are the same for all hosts. */
export function headerRules(pages: string[], includeSubDomains = false): HeaderRule[] {
  const hsts = 'max-age=63072000';
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(pages),
        'Strict-Transport-Security': includeSubDomains ? `${hsts}; includeSubDomains` : hsts,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': permissionsPolicy,
      },
    },
    // `/*` has no Cache-Control, because Cloudflare would send both rules' values.
    { path: '/assets/*', headers: { 'Cache-Control': forAYear } },
  ];
}

export function toHeadersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
