import { Figure } from './Figure.tsx';
import { Illustration } from './Illustration.tsx';

/** Users week by week, up to a thousand, where the sun rises, which is the mark. */
export function Growth() {
  return (
    <Illustration viewBox="0 0 480 220" fontSize="24">
      <path
        className="l-soft"
        strokeWidth="38"
        d="M19 198h0M87 198v-6M156 198v-14M225 198v-26M294 198v-44M363 198v-66"
      />
      <path className="l-accent" strokeWidth="38" d="M432 198v-92" />
      <path className="l-soft thin" strokeDasharray="0 14" d="M92 46h280" />
      <circle className="mid" cx="416" cy="46" r="32" />
      <circle className="accent" cx="448" cy="46" r="32" />
      <path className="gold" d="M432 18a32 32 0 0 1 0 56 32 32 0 0 1 0-56z" />
      <Figure className="paper" x="0" y="54" value="1,000" />
    </Illustration>
  );
}
