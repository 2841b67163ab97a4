import type { HeroContent } from '../../../content/hero.ts';
import { PhoneFrame } from '../PhoneFrame.tsx';
import { Label } from '../Label.tsx';

interface PhoneProps {
  texts: HeroContent['devices']['phone'];
  /** Whether the driver is at the pin. By default, the driver is on the way. */
  hasArrived?: boolean;
}

/** An app that shows where a driver is. */
export function Phone({ texts, hasArrived = false }: PhoneProps) {
  const { earlierHeadings, heading, note, action } = texts;
  return (
    <PhoneFrame>
      <path
        className="l-paper"
        strokeWidth="12"
        strokeLinecap="butt"
        d="M18 240h180M18 322h180M66 144v260M146 144v260M68 156l78 84"
      />
      <path
        className="mid"
        opacity=".55"
        d="M160 250h38v60h-24a14 14 0 0 1-14-14zM24 168v60h22a6 6 0 0 0 6-6v-70a14 14 0 0 0-8-4 20 20 0 0 0-20 20z"
      />
      <path
        className="l-deep"
        d="M66 354v-102a12 12 0 0 1 12-12h56a12 12 0 0 0 12-12v-8"
        strokeWidth="7"
      />
      {hasArrived ? (
        <circle className="deep l-paper" cx="146" cy="232" r="12" />
      ) : (
        <circle className="deep l-paper enter climb" cx="66" cy="290" r="12" />
      )}
      <path className="warm" d="M146 226c-5-9-22-18-22-36a22 22 0 0 1 44 0c0 18-17 27-22 36z" />
      <circle className="paper" cx="146" cy="190" r="8" />
      <rect className="ink" x="80" y="152" width="56" height="15" rx="7.5" />
      <path
        className="paper"
        d="M18 408a20 20 0 0 1 20-20h140a20 20 0 0 1 20 20v100a26 26 0 0 1-26 26H44a26 26 0 0 1-26-26z"
      />
      <rect className="deep" x="32" y="464" width="152" height="44" rx="22" />
      {earlierHeadings ? (
        <>
          <Label className="ink large enter leave late" x="34" y="424" value={earlierHeadings[0]} />
          <g className="enter late">
            <Label
              className="ink large enter leave later"
              x="34"
              y="424"
              value={earlierHeadings[1]}
            />
          </g>
        </>
      ) : null}
      <Label
        className={`ink large ${earlierHeadings ? 'enter later' : ''}`}
        x="34"
        y="424"
        value={heading}
      />
      <Label className="ink quiet" x="34" y="447" value={note} />
      <Label className="paper middle" x="108" y="492" value={action} />
      <path className="l-ink thin" d="M90 522h36" opacity=".4" />
    </PhoneFrame>
  );
}
