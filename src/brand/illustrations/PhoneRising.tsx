import { Illustration } from './Illustration.tsx';
import { Phone } from './hero/Phone.tsx';

/** The hero's phone on its own, to rise from the foot of a card. */
export function PhoneRising() {
  return (
    <Illustration viewBox="-22 100 260 470">
      <Phone />
    </Illustration>
  );
}
