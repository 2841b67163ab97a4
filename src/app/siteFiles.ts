import type { Theme } from '@mui/material/styles';
import { homeMetadata } from '../content/pages.ts';
import { settings } from '../content/settings.ts';

const { brandName, email, siteUrl } = settings;

const robots = `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;

/** Every page that wants to be found. */
function sitemap(paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Whom to tell of a weakness (RFC 9116, which allows no more than a year). Each build renews it. */
function securityTxt(built: Date): string {
  const expires = new Date(built);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

/** A website, not an app: kept on a home screen, it opens in the browser. */
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
    description: homeMetadata.description,
    lang: 'en-GB',
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

/** Every file that says in a machine's words what the pages say in ours. */
export function createSiteFiles(theme: Theme): Record<string, string> {
  return {
    'robots.txt': robots,
    'sitemap.xml': sitemap([homeMetadata.canonicalPath]),
    'site.webmanifest': webManifest(theme),
    '.well-known/security.txt': securityTxt(new Date()),
  };
}
