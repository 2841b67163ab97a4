import { styled } from '@mui/material/styles';
import type { AppContent } from '../../content/portfolio.ts';
import { Phone } from './devices/Phone.tsx';
import { Illustration } from './Illustration.tsx';
import { moves } from './Illustration.behaviour.ts';

const SvgRoot = styled(Illustration)({
  fontSize: 16,
  '.quiet': { fontSize: 15, opacity: 0.66 },
});

/** The drawn phone from the hero after the delivery, without the hero's other devices. */
export function AppPhone({ texts }: { texts: AppContent }) {
  return (
    <SvgRoot viewBox="-22 100 260 470" {...moves('0.6')}>
      <Phone texts={texts} hasArrived />
    </SvgRoot>
  );
}
