import type { ReactElement, ReactNode } from 'react';
import { Figure } from '../Figure.tsx';
import { Illustration } from '../Illustration.tsx';
import { PhoneRising } from '../PhoneRising.tsx';

interface PieceProps {
  viewBox?: string;
  /** Where its middle is worth more than its head. */
  middle?: boolean;
  children: ReactNode;
}

/** A piece of a screen that fills its box: what does not fit runs off at the end and the foot. */
function Piece({ viewBox = '0 0 300 180', middle, children }: PieceProps) {
  return (
    <Illustration
      viewBox={viewBox}
      preserveAspectRatio={`xMinY${middle ? 'Mid' : 'Min'} slice`}
      fontSize="13"
    >
      <g strokeWidth="3" fontWeight="650">
        {children}
      </g>
    </Illustration>
  );
}

const illustrations = {
  mobile: <PhoneRising />,
  web: (
    <Piece viewBox="0 0 260 320">
      <rect className="paper" x="70" y="44" width="300" height="300" rx="14" />
      <path className="l-mid" d="M90 65h0M103 65h0M116 65h0" strokeWidth="7" />
      <path className="l-tint" d="M142 65h200" strokeWidth="16" />
      <path className="mid" d="M88 92h260v104H88z" />
      <path className="l-ink" d="M186 222h120M186 240h86" strokeWidth="6" />
      <rect className="ink" x="34" y="84" width="126" height="260" rx="22" />
      <rect className="tint" x="41" y="91" width="112" height="246" rx="16" />
      <rect className="deep" x="72" y="118" width="50" height="50" rx="13" />
      <path className="l-paper" d="M97 131v22M88 145l9 9 9-9" strokeWidth="4" />
      <path className="l-mid" d="M66 208h62" />
      <path className="l-deep" d="M70 244h54" strokeWidth="22" />
    </Piece>
  ),
  crm: (
    <Piece>
      <path className="l-mid" d="M24 24h34M116 24h26M208 24h40" strokeWidth="5" />
      <path
        className="paper l-paper"
        strokeWidth="6"
        d="M23 45h74v42H23zM23 101h74v42H23zM115 45h74v42h-74zM207 45h74v42h-74zM207 101h74v42h-74z"
      />
      <path className="l-mid" d="M30 56h40M30 112h52M122 56h46M214 56h34M214 112h48" />
      <Figure className="ink" x="30" y="79" value="$2,400" />
      <Figure className="ink" x="30" y="135" value="$980" />
      <Figure className="ink" x="122" y="79" value="$6,150" />
      <Figure className="ink" x="214" y="79" value="$3,200" />
      <Figure className="ink" x="214" y="135" value="$1,740" />
      <g transform="rotate(-5 150 130)translate(1 -16)">
        <rect className="shade" x="122" y="108" width="86" height="52" rx="6" />
        <rect className="deep" x="118" y="102" width="86" height="52" rx="6" />
        <path className="l-mid" d="M130 118h44" />
        <Figure className="paper" x="130" y="142" value="$4,800" />
      </g>
    </Piece>
  ),
  site: (
    <Piece>
      <rect className="paper" x="26" y="26" width="226" height="190" rx="12" />
      <path className="l-mid" d="M42 42h0M53 42h0M64 42h0" strokeWidth="6" />
      <path className="l-ink" d="M46 78h88M46 94h62" strokeWidth="8" />
      <path className="l-deep" d="M54 134h44" strokeWidth="20" />
      <rect className="deep" x="152" y="64" width="84" height="96" rx="8" />
      <path className="mid" d="M152 138l30-32 22 24 14-14 18 18v40h-84z" />
      <circle className="shade" cx="246" cy="89" r="36" />
      <circle className="paper" cx="244" cy="84" r="36" />
      <circle className="l-tint" cx="244" cy="84" r="26" strokeWidth="6" />
      <path className="l-warm" d="M244 58a26 26 0 1 1-8 1" strokeWidth="6" />
      <Figure className="ink" x="244" y="89" textAnchor="middle" value="99" />
    </Piece>
  ),
  ai: (
    <Piece middle>
      <path className="l-mid" d="M100 50h100M100 130h100M150 50v80" />
      <path
        className="paper l-paper"
        strokeWidth="6"
        d="M16 26h94v48H16zM16 106h94v48H16zM194 26h90v48h-90zM194 106h90v48h-90z"
      />
      <circle className="warm" cx="36" cy="50" r="10" />
      <circle className="mid" cx="36" cy="130" r="10" />
      <path className="l-ink" d="M56 50h40M56 130h30" />
      <path className="l-deep" d="M208 50l5 5 9-10M208 130l5 5 9-10" />
      <path className="l-mid" d="M236 50h34M236 130h34" />
      <rect className="shade" x="122" y="66" width="60" height="60" rx="16" />
      <rect className="deep" x="120" y="60" width="60" height="60" rx="16" />
      <path
        className="paper"
        d="M150 73c2 12 5 15 17 17-12 2-15 5-17 17-2-12-5-15-17-17 12-2 15-5 17-17z"
      />
    </Piece>
  ),
} satisfies Record<string, ReactElement>;

export type ServiceIllustrationName = keyof typeof illustrations;

interface ServiceIllustrationProps {
  /** The kind of service. */
  name: ServiceIllustrationName;
}

/** What a service delivers, drawn: the icon of its card. */
export function ServiceIllustration({ name }: ServiceIllustrationProps) {
  return illustrations[name];
}
