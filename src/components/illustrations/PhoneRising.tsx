import { Drawing } from './Drawing.tsx';
import { Phone } from './hero/Phone.tsx';

/** The hero's phone on its own, to rise from the foot of a card. */
export function PhoneRising() {
  return (
    <Drawing viewBox="10 100 260 470">
      <Phone />
    </Drawing>
  );
}
