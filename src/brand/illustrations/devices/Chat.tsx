import type { HeroContent } from '../../../content/hero.ts';
import { Spark } from '../Spark.tsx';
import { Label } from '../Label.tsx';

interface ChatProps {
  texts: HeroContent['devices']['chat'];
}

/** An AI assistant, with a question on the right, an answer on the left, and buttons below. */
export function Chat({ texts: { name, question, answer, actions } }: ChatProps) {
  return (
    <g transform="translate(12 8)">
      <rect className="shade" x="258" y="346" width="342" height="226" rx="28" />
      <rect className="ink bezel" x="260" y="322" width="322" height="220" rx="18" />
      <circle className="deep" cx="294" cy="354" r="17" />
      <Spark className="accent" x={294} y={354} />
      <circle className="accent" cx="556" cy="354" r="6" />
      <Label className="paper" x="322" y="360" value={name} />
      <g className="enter later">
        {actions.map((action, index) => (
          <g key={action} transform={`translate(${280 + index * 112} 488)`}>
            <rect
              className={index ? 'l-mid' : 'mid'}
              width="100"
              height="36"
              rx="18"
              strokeWidth="1.5"
            />
            <Label className={`middle ${index ? 'paper' : 'ink'}`} x="50" y="24" value={action} />
          </g>
        ))}
      </g>
      <path
        className="deep"
        d="M360 384h186a18 18 0 0 1 18 18v16a4 4 0 0 1-4 4H360a18 18 0 0 1-18-18v-2a18 18 0 0 1 18-18z"
      />
      <Label className="paper middle" x="453" y="409" value={question} />
      <g className="enter late">
        <path
          className="paper"
          d="M298 434h212a18 18 0 0 1 18 18v4a18 18 0 0 1-18 18H284a4 4 0 0 1-4-4v-18a18 18 0 0 1 18-18z"
        />
        <Label className="ink middle" x="404" y="460" value={answer} />
      </g>
    </g>
  );
}
