import { structuredData } from '../content/structuredData.ts';

/** `<` would let a text end the script; as an escape it means the same to whoever reads the data. */
const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c');

/** What search engines read instead of guessing. Data, not code: no policy has to allow it. */
export function StructuredData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
