import { styled } from '@mui/material/styles';
import { behaves } from '../../../behaviour/behaves.ts';
import { clockZone, handAngles } from './Clock.behaviour.ts';

/** Until the script sets the time, the hands show ten past ten. */
const Hands = styled('g')(({ theme }) => ({
  stroke: theme.vars.palette.illustration.near,
  strokeWidth: 2.5,
  '& > *': { transformOrigin: '312px 82px' },
  '& > .hour': { transform: `rotate(var(${handAngles.hour}, 305deg))` },
  '& > .minute': { transform: `rotate(var(${handAngles.minute}, 60deg))` },
}));

export interface ClockProps {
  /** IANA time zone of the office, such as `Europe/London`. */
  timeZone: string;
}

/** The face of the clock on the tower. */
export function Clock({ timeZone }: ClockProps) {
  return (
    <>
      <circle className="lamp" cx="312" cy="82" r="13" />
      <Hands {...clockZone(timeZone)} {...behaves('clock')}>
        <path className="hour" d="M312 82v-6" />
        <path className="minute" d="M312 82v-9.5" />
      </Hands>
    </>
  );
}
