import { useTheme } from '@mui/material/styles';
import type { PageMetadata } from '../content/pages.ts';
import { settings } from '../content/settings.ts';
import { StructuredData } from './StructuredData.tsx';

interface MetadataProps {
  metadata: PageMetadata;
}

/** How search engines, chats and browsers know the page. React puts it into the head. */
export function Metadata({ metadata: { title, description, canonicalPath } }: MetadataProps) {
  const { colorSchemes } = useTheme();
  const canonical = canonicalPath && `${settings.siteUrl}${canonicalPath}`;
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
      {canonical ? (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={settings.brandName} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:image" content={`${settings.siteUrl}/social-card.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${settings.brandName}: ${description}`} />
          <meta name="twitter:card" content="summary_large_image" />
          <StructuredData />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
