import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** A slider for the amount of a loan, with the monthly cost, the term and the rate. */
export function LoanSlider({
  texts: { label, amount, cost, period, terms },
}: ProductDrawing<'loan'>) {
  return (
    <>
      <circle className="soft" cx="160" cy="102" r="140" />
      <rect className="shade" x="36" y="22" width="252" height="172" rx="16" />
      <rect className="paper" x="34" y="16" width="252" height="172" rx="16" />
      <circle className="deep" cx="76" cy="102" r="27" />
      <path className="l-paper enter pop later" d="M64 102l8 9 17-18" />
      <path className="bar" d="M140 50h24" />
      <Label className="word" x="130" y="56" value={label} />
      <Label x="274" y="57" textAnchor="end" value={amount} />
      <path className="l-tint" d="M136 96h132" strokeWidth="12" />
      <path className="l-deep enter fill" d="M136 96h72" strokeWidth="12" />
      <g className="enter slide">
        <circle className="warm l-paper" cx="208" cy="96" r="20" />
      </g>
      <g className="enter late">
        <rect className="tint" x="127" y="124" width="150" height="54" rx="12" />
        <Label x="137" y="148" value={cost} />
        <path className="bar" d="M208 141h44M144 164h108" />
        <Label className="word" x="193" y="148" value={period} />
        <Label className="small" x="137" y="168" value={terms} />
      </g>
    </>
  );
}
