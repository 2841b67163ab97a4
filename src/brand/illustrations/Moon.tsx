import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

const SvgRoot = styled(Illustration)({
  /* The width on which `.illustration` insists is the page's: here it is a letter's. */
  '&&': { display: 'inline-block', inlineSize: '0.67em', marginInline: '0.05em' },
  overflow: 'visible',
  verticalAlign: 0,
});

/** A full moon, as high as the figures of the heading that it stands in. */
export function Moon() {
  return (
    <SvgRoot viewBox="0 0 100 100">
      <circle className="glow" cx="50" cy="50" r="77" opacity=".06" />
      <circle className="glow" cx="50" cy="50" r="63" opacity=".12" />
      <circle className="glow" cx="50" cy="50" r="50" />
      <g className="accent" opacity=".4">
        <circle cx="36" cy="34" r="14" />
        <circle cx="66" cy="58" r="10" />
        <circle cx="38" cy="72" r="6.5" />
      </g>
    </SvgRoot>
  );
}
