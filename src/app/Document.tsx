import type { ReactNode } from 'react';
import { behaves } from '../behaviour/behaves.ts';
import { allowedSources } from '../content/allowedSources.ts';
import { Metadata, type MetadataProps } from './Metadata.tsx';
import { StructuredData } from './StructuredData.tsx';

const thirdPartyScripts = allowedSources.filter(({ script }) => script);

interface DocumentProps extends MetadataProps {
  /** URL of the script that runs in the browser. */
  script: string;
  children: ReactNode;
}

/** The complete HTML document for a page. Nothing in it blocks the first paint. */
export function Document({ script, children, ...page }: DocumentProps) {
  const { locale, metadata } = page;
  return (
    <html lang={locale.language} dir={locale.direction} {...behaves('moveInView')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Metadata {...page} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {metadata.structuredData ? <StructuredData graph={metadata.structuredData} /> : null}
        {thirdPartyScripts.length > 0 ? (
          <template {...behaves('loadScripts')}>
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
