import type { ProductDrawing } from '../../../content/portfolio.ts';
import { Label } from '../Label.tsx';

/** A car in the dealer's list, with its price. */
export function CarPriceTag({ texts: { car, distance, price } }: ProductDrawing<'auto'>) {
  return (
    <>
      <circle className="soft" cx="160" cy="90" r="172" />
      <rect className="shade" x="36" y="22" width="252" height="172" rx="16" />
      <path className="paper" d="M34 124h252v48a16 16 0 0 1-16 16H50a16 16 0 0 1-16-16z" />
      <path className="tint" d="M50 16h220a16 16 0 0 1 16 16v92H34V32a16 16 0 0 1 16-16z" />
      <g className="enter drive">
        <rect className="shade" x="62" y="108" width="196" height="7" rx="3.5" />
        <path
          className="warm"
          d="M66 84c0-10 6-14 20-17l14-3 20-22c6-6 11-9 21-9h34c11 0 17 2 23 9l19 22 24 5c13 3 19 8 19 19v13a7 7 0 0 1-7 7H73a7 7 0 0 1-7-7z"
        />
        <path
          className="mid l-ink thin"
          d="M114 64l17-18c4-5 7-6 14-6h14v24zM159 40h15c8 0 12 1 16 6l15 18h-46z"
        />
        <path className="l-paper thin" d="M136 56l6-7M179 56l-6-7" />
        <path className="l-ink thin" d="M159 68v34M169 77h10" />
        <rect className="accent" x="240" y="70" width="16" height="12" rx="4" />
        <circle className="tint l-ink" cx="106" cy="105" r="10" strokeWidth="9" />
        <circle className="tint l-ink" cx="214" cy="105" r="10" strokeWidth="9" />
      </g>
      <path className="bar" d="M56 146h72M56 166h52" />
      <Label className="word" x="50" y="151" value={car} />
      <Label className="word" x="50" y="173" value={distance} />
      <g className="enter pop late">
        <rect className="deep" x="156" y="135" width="114" height="42" rx="21" />
        <Label className="paper" x="213" y="164" textAnchor="middle" value={price} />
      </g>
    </>
  );
}
