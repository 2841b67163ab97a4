import type { ReactNode } from 'react';
import { allowedSources } from '../content/allowedSources.ts';
import type { Locale } from '../content/locale.ts';
import type { PageMetadata } from '../content/metadata.ts';
import { enhance } from '../features/enhancements.ts';
import { Metadata } from './Metadata.tsx';
import { StructuredData } from './StructuredData.tsx';

const thirdPartyScripts = allowedSources.filter(({ script }) => script);

interface DocumentProps {
  locale: Locale;
  metadata: PageMetadata;
  /** Canonical URL of the page. Without it, search engines must not list the page (`noindex`). */
  canonicalUrl?: string;
  /** URL of the script that runs in the browser. */
  script: string;
  children: ReactNode;
}

/** The complete HTML document for a page. Nothing in it blocks the first paint. */
export function Document({ locale, metadata, canonicalUrl, script, children }: DocumentProps) {
  const { language, direction } = locale;
  return (
    <html lang={language} dir={direction} {...enhance('moveInView')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Metadata locale={locale} metadata={metadata} canonicalUrl={canonicalUrl} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {metadata.structuredData ? <StructuredData graph={metadata.structuredData} /> : null}
        {thirdPartyScripts.length > 0 ? (
          <template {...enhance('loadScripts')}>
            {thirdPartyScripts.map(({ script, attributes }) => (
              <script key={script} src={script} {...attributes} />
            ))}
          </template>
        ) : null}
        {/* The script is last and has low priority, so that it does not delay other files. */}
        <script type="module" src={script} fetchPriority="low" />
      </body>
    </html>
  );
}
