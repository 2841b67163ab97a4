import { styled } from '@mui/material/styles';
import { behaves } from '../../behaviour/behaves.ts';
import { timeZone } from './LocalTime.behaviour.ts';

const Time = styled('span')({
  display: 'inline-block',
  minInlineSize: '2.72em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media (scripting: none), print': { display: 'none' },
});

interface LocalTimeProps {
  /** A name in the IANA time zone database, such as `Europe/London`. */
  zone: string;
}

/** The local time of an office. Reserves room until the script shows the time. */
export function LocalTime({ zone }: LocalTimeProps) {
  return <Time {...timeZone(zone)} {...behaves('localTime')} />;
}
