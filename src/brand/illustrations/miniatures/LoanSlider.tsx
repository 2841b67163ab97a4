import { Figure } from '../Figure.tsx';
import { MiniatureScene } from './MiniatureScene.tsx';

/** Choose an amount, and see what it costs a month. */
export function LoanSlider() {
  return (
    <MiniatureScene>
      <circle className="soft" cx="160" cy="60" r="172" />
      <rect className="shade" x="36" y="22" width="252" height="172" rx="16" />
      <rect className="paper" x="34" y="16" width="252" height="172" rx="16" />
      <path className="l-mid" d="M60 58h60" />
      <Figure x="266" y="66" textAnchor="end" value="$8,000" />
      <path className="l-tint" d="M60 98h200" strokeWidth="12" />
      <path className="l-deep enter fill" d="M60 98h118" strokeWidth="12" />
      <g className="enter slide">
        <circle className="warm l-paper" cx="178" cy="98" r="20" />
      </g>
      <g className="enter late">
        <rect className="tint" x="140" y="132" width="130" height="42" rx="12" />
        <Figure x="254" y="160" textAnchor="end" value="$735" />
      </g>
      <g className="enter pop later">
        <circle className="deep" cx="82" cy="153" r="23" />
        <path className="l-paper" d="M72 153l7 8 14-15" />
      </g>
    </MiniatureScene>
  );
}
