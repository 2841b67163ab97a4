import { City } from './City.tsx';
import { Clock, type ClockProps } from './Clock.tsx';
import { Wheel } from './Wheel.tsx';

interface LondonProps extends ClockProps {
  /** Draws a steeper shore, which leaves more of the water visible. */
  steep?: boolean;
}

/** London from the Thames: St Paul's, the Gherkin, the Shard, the Elizabeth Tower and the Eye. */
export function London({ timeZone, steep }: LondonProps) {
  const shore = steep ? 'c40 0 46 64 304 64h180' : 'h40c70 0 120 64 208 64';
  return (
    <>
      <City viewBox="0 0 520 220">
        <path
          className="far"
          d="M0 190v-56h20v-20l7-12 7 12v20h6v-20h-4a26 28 0 0 1 20-27v-10h4V62h4v15h4v10a26 28 0 0 1 20 27h-4v20h6v-20l7-12 7 12v66h16c-4-44 4-84 23-106 19 22 27 62 23 106h40v-62h22v-16h28v34h34v-22h24v76z"
        />
        <path className="facet" d="M120 150c16-10 26-26 32-58M121 176c20-12 34-34 41-62" />
        <path
          className="near"
          d={`M0 360V158l16-14 8 7v-11h8v18l16-14 16 14V140h8v11l8-7 16 14v-6h22v20h22v-32h26v30h20L210 24l4 12 5-30 6 32 3-10 28 122h8l4-10 4 10h8l4-10 4 10h8V98h-4V66h5l1-10c8-6 12-20 14-46 2 26 6 40 14 46l1 10h5v32h-4v88h60l20-2${shore}h50c50 0 60 28 110 28v84z`}
        />
        <path className="facet-near" d="M219 6l6 32 3-10 32 150h-24z" />
        <Clock timeZone={timeZone} />
        <path className="window" d="M10 168h54M82 170h30M10 184h108M145 156h17M145 170h17" />
        <path className="window" d="M306 108v76M318 108v76M264 164h29M264 178h29" />
        <path className="lights evening" d="M206 110h17M203 134h29M200 158h29M145 184h17" />
        <path className="lights night" d="M48 102h32M48 120h32M134 106h14M130 128h24M123 150h13" />
        <path className="lights night lamps" d="M18 202h420" />
        <path className="l-near" strokeWidth="4" d="M414 112l-24 82M414 112l26 82" />
      </City>
      <Wheel />
    </>
  );
}
