import { styled } from '@mui/material/styles';
import { behaves } from '../../../behaviour/behaves.ts';
import { clockZone, handAngles } from './Clock.behaviour.ts';

/** The hands are hidden until the script sets the time. */
const Hands = styled('g')(({ theme }) => ({
  stroke: theme.vars.palette.illustration.near,
  strokeWidth: 2.5,
  '&:not([style])': { display: 'none' },
  '& > *': { transformOrigin: '312px 82px' },
  '& > .hour': { transform: `rotate(var(${handAngles.hour}))` },
  '& > .minute': { transform: `rotate(var(${handAngles.minute}))` },
}));

export interface ClockProps {
  /** IANA time zone of the office, such as `Europe/London`. Without it, the clock has no hands. */
  timeZone?: string;
}

/** The face of the clock on the tower. */
export function Clock({ timeZone }: ClockProps) {
  return (
    <>
      <circle className="lamp" cx="312" cy="82" r="13" />
      {timeZone ? (
        <Hands {...clockZone(timeZone)} {...behaves('clock')}>
          <path className="hour" d="M312 82v-6" />
          <path className="minute" d="M312 82v-9.5" />
        </Hands>
      ) : null}
    </>
  );
}
