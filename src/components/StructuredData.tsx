import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  /** In the words of schema.org. */
  graph: Graph;
}

/**
 * What search engines read instead of guessing. Data, not code: no policy has to allow it. `<` would
 * let a text end the script.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
