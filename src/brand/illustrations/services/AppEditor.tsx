import type { ServiceDrawing } from '../../../content/services.ts';
import { PhoneFrame } from '../PhoneFrame.tsx';
import { Label } from '../Label.tsx';
import { ServicePiece } from './ServicePiece.tsx';

/** An app whose heading is selected for editing. The card cuts off the bottom of the drawing. */
export function AppEditor({ texts: { heading, action } }: ServiceDrawing<'mobile'>) {
  return (
    <ServicePiece viewBox="-22 100 260 470" preserveAspectRatio="xMidYMid">
      <PhoneFrame>
        <path className="mid" d="M18 190h180v124H18z" />
        <circle className="accent" cx="132" cy="250" r="34" />
        <path className="deep" d="M18 314v-30l44-40 56 52 34-26 46 36v8z" />
        <rect className="paper l-warm" x="30" y="332" width="156" height="56" rx="4" />
        <path className="l-warm" strokeWidth="13" d="M30 332h0M186 332h0M30 388h0M186 388h0" />
        <Label className="ink large" x="42" y="368" value={heading} />
        <path className="l-mid" d="M34 412h148M34 432h96" strokeWidth="6" />
        <rect className="deep" x="32" y="464" width="152" height="44" rx="22" />
        <Label className="paper middle" x="108" y="492" fontSize="16" value={action} />
        <path className="ink l-paper" d="M158 372l12 38 8-16 17-6z" />
      </PhoneFrame>
    </ServicePiece>
  );
}
