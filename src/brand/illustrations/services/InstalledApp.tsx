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
      <path className="mid" d="M88 90h364v116H88z" />
      <circle className="accent" cx="270" cy="158" r="34" />
      <path className="deep" d="M88 158h364v48H88z" />
      <path className="l-accent" d="M246 168h48M256 180h28" strokeWidth="4" />
      <path className="ink" d="M452 206H322c34-6 40-32 62-36s32-16 44-16h24z" />
      <path className="paper" d="M404 156v-24l19-16 19 16v24z" />
      <path className="accent" d="M416 156v-16h14v16z" />
      <path className="l-ink" d="M198 227h134" strokeWidth="10" />
      <path className="l-tint" d="M196 246h176" strokeWidth="6" />
      <path className="l-deep" d="M412 234h22" strokeWidth="26" />
      <rect className="ink bezel" x="34" y="84" width="126" height="300" rx="22" />
      <rect className="paper" x="41" y="91" width="112" height="286" rx="16" />
      <rect className="deep" x="70" y="118" width="54" height="54" rx="14" />
      <path className="mid" d="M97 128l19 16v18H78v-18z" />
      <path className="accent" d="M91 162v-13h12v13z" />
      <Label className="ink middle" x="97" y="196" fontSize="15" value={name} />
      <path className="l-deep" d="M70 226h54" strokeWidth="30" />
      <Label className="paper middle" x="97" y="231" value={action} />
      <Label className="ink middle" x="97" y="270" value={note} />
      <path className="mid" d="M53 370v-68a10 10 0 0 1 10-10h68a10 10 0 0 1 10 10v68z" />
      <circle className="accent" cx="97" cy="322" r="16" />
      <path className="deep" d="M53 322h88v48H53z" />
      <path className="l-accent" d="M86 330h22" />
    </ServicePiece>
  );
}
