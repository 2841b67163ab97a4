import { useTheme } from '@mui/material/styles';
import type { Locale } from '../content/locale.ts';
import type { PageMetadata } from '../content/metadata.ts';
import { ogImage } from '../content/ogImage.ts';
import { settings } from '../content/settings.ts';

export interface MetadataProps {
  locale: Locale;
  metadata: PageMetadata;
  /** Canonical URL of the page. Without a URL, search engines do not list the page (`noindex`). */
  canonicalUrl?: string;
}

/** Title, description and links in `head`, for search engines, chat apps and browsers. */
export function Metadata({ locale, metadata, canonicalUrl }: MetadataProps) {
  const { title, description, imageAlt, alternates = [] } = metadata;
  const { colorSchemes } = useTheme();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={colorSchemes[scheme]?.palette.sky.top}
        />
      ))}
      {canonicalUrl ? (
        <>
          <link rel="canonical" href={canonicalUrl} />
          {alternates.map(({ language, href }) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={language}
              href={settings.siteUrl + href}
            />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={settings.brandName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonicalUrl} />
          <meta property="og:locale" content={locale.language.replace('-', '_')} />
          <meta property="og:image" content={`${settings.siteUrl}/${ogImage.file}`} />
          <meta property="og:image:width" content={String(ogImage.width)} />
          <meta property="og:image:height" content={String(ogImage.height)} />
          <meta property="og:image:alt" content={imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
