import type { Graph } from 'schema-dts';

/**
 * What search engines read instead of guessing. Data, not code: no policy has to allow it. `<` would
 * let a text end the script.
 */
export function StructuredData({ graph }: { graph: Graph }) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
