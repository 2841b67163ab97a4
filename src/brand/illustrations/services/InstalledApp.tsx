import type { ServiceDrawing } from '../../../content/services.ts';
import { Label } from '../Label.tsx';
import { ServicePiece } from './ServicePiece.tsx';

/** A website installed on a phone, in front of the same website in a browser. */
export function InstalledApp({ texts: { name, action, note } }: ServiceDrawing<'web'>) {
  return (
    <ServicePiece ground="cool" viewBox="4 0 500 340">
      <rect className="paper" x="70" y="44" width="400" height="340" rx="14" />
      <path className="l-mid" d="M90 65h0M103 65h0M116 65h0" strokeWidth="7" />
      <path className="l-tint" d="M146 65h296" strokeWidth="16" />
      <path className="warm" d="M88 92h364v104H88z" />
      <path className="l-ink" d="M250 222h196M250 240h132" strokeWidth="6" />
      <rect className="ink" x="34" y="84" width="126" height="300" rx="22" />
      <rect className="paper" x="41" y="91" width="112" height="286" rx="16" />
      <rect className="deep" x="70" y="118" width="54" height="54" rx="14" />
      <path className="mid" d="M97 128l19 16v18H78v-18z" />
      <path className="accent" d="M91 162v-13h12v13z" />
      <Label className="ink middle" x="97" y="196" fontSize="15" value={name} />
      <path className="l-deep" d="M70 226h54" strokeWidth="30" />
      <Label className="paper middle" x="97" y="231" value={action} />
      <Label className="ink middle" x="97" y="270" value={note} />
    </ServicePiece>
  );
}
