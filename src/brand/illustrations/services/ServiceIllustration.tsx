import type { ReactElement } from 'react';
import type { IconName } from '../../icons/Icon.tsx';
import { Illustration } from '../Illustration.tsx';
import { PhoneRising } from '../PhoneRising.tsx';

/** A window, which stands for whatever runs in a browser. */
const browserWindow = (
  <>
    <rect className="shade" x="14" y="12" width="200" height="124" rx="16" />
    <rect className="tint" x="10" y="4" width="200" height="124" rx="16" />
    <path className="l-mid" d="M28 20h0M44 20h0M60 20h0" strokeWidth="8" />
  </>
);

const illustrations: Partial<Record<IconName, ReactElement>> = {
  mobile: <PhoneRising />,
  web: (
    <Illustration viewBox="0 0 220 140">
      {browserWindow}
      <rect className="mid" x="28" y="38" width="92" height="72" rx="10" />
      <path className="l-deep thin" d="M136 46h54M136 64h54M136 82h34" />
      <rect className="deep l-tint" x="116" y="44" width="58" height="92" rx="14" />
      <path className="l-paper" d="M145 66v30M132 84l13 13 13-13" />
      <path className="l-accent" d="M134 116h22" />
    </Illustration>
  ),
  crm: (
    <Illustration viewBox="0 0 220 140">
      {browserWindow}
      <path
        className="paper"
        d="M28 38h50v36H28zM28 82h50v30H28zM88 38h50v48H88zM148 38h50v30h-50zM148 76h50v36h-50z"
      />
      <rect className="deep" x="88" y="94" width="50" height="34" rx="8" />
      <path
        className="l-mid thin"
        d="M36 50h30M36 62h16M36 94h30M96 50h30M96 62h20M156 50h30M156 90h30"
      />
      <circle className="warm" cx="124" cy="76" r="7" />
      <circle className="accent" cx="188" cy="102" r="7" />
      <path className="l-paper thin" d="M102 111l6 6 12-13" />
    </Illustration>
  ),
  site: (
    <Illustration viewBox="0 0 220 140">
      {browserWindow}
      <path className="l-ink" d="M30 50h76M30 68h50" strokeWidth="9" />
      <rect className="accent" x="26" y="86" width="56" height="24" rx="12" />
      <rect className="deep" x="126" y="38" width="66" height="74" rx="10" />
      <path
        className="mid"
        d="M126 96l22-22 18 16 26-26v38a10 10 0 0 1-10 10h-46a10 10 0 0 1-10-10z"
      />
    </Illustration>
  ),
  ai: (
    <Illustration viewBox="0 0 220 140">
      {browserWindow}
      <path className="l-mid thin" d="M60 56h36a16 16 0 0 1 16 16v22M60 104h36M160 72h-30" />
      <rect className="paper" x="24" y="40" width="52" height="32" rx="8" />
      <rect className="paper" x="24" y="88" width="52" height="32" rx="8" />
      <path className="l-deep thin" d="M34 52h30M34 62h16M34 100h30M34 110h22" />
      <circle className="deep" cx="132" cy="84" r="30" />
      <path
        className="accent"
        d="M132 62c2 15 7 20 22 22-15 2-20 7-22 22-2-15-7-20-22-22 15-2 20-7 22-22z"
      />
      <circle className="warm" cx="188" cy="72" r="12" />
    </Illustration>
  ),
};

interface ServiceIllustrationProps {
  /** The service's icon, which says what kind of service it is. */
  name: IconName;
}

/** What a service delivers, drawn. A service of another kind has none. */
export function ServiceIllustration({ name }: ServiceIllustrationProps) {
  return illustrations[name];
}
