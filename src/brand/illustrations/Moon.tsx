import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

/** The moon has the height of the heading's digits. Its halo is behind the digits beside it. */
const Disc = styled(Illustration)({
  '&&': { inlineSize: '0.67em' },
  position: 'absolute',
  left: 'calc(50% - 0.335em)',
  insetBlockStart: '0.09em',
  overflow: 'visible',
  zIndex: -1,
  /* Forced colours put a plate behind the digits. It must not cover the moon. */
  '@media (forced-colors: active)': { zIndex: 0 },
});

/** A full moon in place of the middle digit of a large heading, such as 404. */
export function Moon() {
  return (
    <Disc viewBox="0 0 100 100">
      <circle className="glow" cx="50" cy="50" r="77" opacity=".06" />
      <circle className="glow" cx="50" cy="50" r="63" opacity=".12" />
      <circle className="glow" cx="50" cy="50" r="50" />
      <g className="accent" opacity=".4">
        <circle cx="36" cy="34" r="14" />
        <circle cx="66" cy="58" r="10" />
        <circle cx="38" cy="72" r="6.5" />
      </g>
    </Disc>
  );
}
