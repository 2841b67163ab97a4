import type { Graph } from 'schema-dts';

interface StructuredDataProps {
  /** Data in the vocabulary of schema.org. */
  graph: Graph;
}

/**
 * Facts for search engines. They are data and not code, so the CSP needs no entry for them. `<` is
 * escaped, because `</script>` in a text would end the element.
 */
export function StructuredData({ graph }: StructuredDataProps) {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
