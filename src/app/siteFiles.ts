import type { Theme } from '@mui/material/styles';
import { locales } from '../content/locales.ts';
import { settings } from '../content/settings.ts';

const { brandName, email, siteUrl } = settings;
const [{ locale, home }] = locales;

const robots = `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

function sitemap(urls: string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Security contact. Expires 11 months after the build: RFC 9116 advises less than a year. */
function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${locales.map(({ locale }) => locale.language).join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** Web manifest. The site is not an app, so its icon on a home screen opens a browser. */
function webManifest({ colorSchemes }: Theme): string {
  const png = (file: string, size: number, purpose?: 'maskable') => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    id: '/',
    name: brandName,
    short_name: brandName,
    description: home.metadata.description,
    lang: locale.language,
    start_url: '/',
    display: 'browser',
    theme_color: colorSchemes.light?.palette.sky.top,
    background_color: colorSchemes.light?.palette.background.default,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192.png', 192),
      png('icon-512.png', 512),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Returns the files for browsers and search engines, keyed by file name.
 * @param urls the URLs of all pages that search engines may list.
 */
export function createSiteFiles(theme: Theme, urls: string[]): Record<string, string> {
  return {
    'robots.txt': robots,
    'sitemap.xml': sitemap(urls),
    'site.webmanifest': webManifest(theme),
    '.well-known/security.txt': securityTxt(new Date()),
  };
}
