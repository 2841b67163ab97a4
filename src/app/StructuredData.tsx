import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  /** Data in the schema.org vocabulary. */
  graph: Graph;
}

/**
 * Facts for search engines. The CSP needs no entry for them, because they are data, not code. `<`
 * is escaped, because `</script>` in the data would close the element.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
