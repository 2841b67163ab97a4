import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

export interface LoanSliderTexts {
  amount: string;
  /** What the figure before it is counted by. */
  rate: string;
}

interface LoanSliderProps {
  /** The words on the screen, from `src/content/portfolio.ts`. */
  texts: LoanSliderTexts;
}

/** Choose an amount, and see what it costs a month. */
export function LoanSlider({ texts: { amount, rate } }: LoanSliderProps) {
  return (
    <MiniatureScene>
      <circle className="soft" cx="160" cy="60" r="172" />
      <rect className="shade" x="36" y="22" width="252" height="172" rx="16" />
      <rect className="paper" x="34" y="16" width="252" height="172" rx="16" />
      <text className="word" x="112" y="58">
        {amount}
      </text>
      <Figure x="266" y="58" textAnchor="end" value="$8,000" />
      <path className="l-tint" d="M60 98h200" strokeWidth="12" />
      <path className="l-deep enter fill" d="M60 98h118" strokeWidth="12" />
      <g className="enter slide">
        <circle className="warm l-paper" cx="178" cy="98" r="20" />
      </g>
      <g className="enter late">
        <rect className="tint" x="110" y="130" width="160" height="42" rx="12" />
        <Figure x="122" y="159" value="$735" />
        <text className="word" x="188" y="159">
          {rate}
        </text>
      </g>
      <g className="enter pop later">
        <circle className="deep" cx="76" cy="151" r="21" />
        <path className="l-paper" d="M67 151l6 7 13-14" />
      </g>
    </MiniatureScene>
  );
}
