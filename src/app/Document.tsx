import type { ReactNode } from 'react';
import { fonts } from '../../theme/index.ts';
import { enhancedBy } from '../features/enhancements/enhancements.ts';

interface DocumentProps {
  /** Address of the browser's script. */
  script: string;
  children: ReactNode;
}

/** The whole document, as it is served. Nothing in it blocks the first paint. */
export function Document({ script, children }: DocumentProps) {
  return (
    <html lang="en-GB" {...enhancedBy('motion')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts.map(({ url }) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* After what the first paint needs: nothing on the page waits for it. */}
        <script type="module" src={script} fetchPriority="low" />
      </head>
      <body>{children}</body>
    </html>
  );
}
