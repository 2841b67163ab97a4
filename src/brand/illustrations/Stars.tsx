import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

const SvgRoot = styled(Illustration)(({ theme }) => ({
  stroke: theme.vars.palette.illustration.glow,
  strokeWidth: 3,
}));

/** The stars of the night sky. */
export function Stars() {
  return (
    <SvgRoot viewBox="0 0 1440 400" preserveAspectRatio="xMidYMin slice">
      <path d="M96 70h0M310 36h0M548 120h0M742 52h0M934 150h0M1088 64h0M1262 118h0M1370 40h0M420 228h0M176 128h0" />
    </SvgRoot>
  );
}
