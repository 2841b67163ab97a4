import { styled } from '@mui/material/styles';
import { Illustration } from './Illustration.tsx';

const SvgRoot = styled(Illustration)({ inlineSize: 'clamp(44px, 5vw, 80px)' });

/** A pair of opening quotation marks. */
export function QuotationMarks() {
  return (
    <SvgRoot viewBox="0 0 56 40">
      <path
        className="accent"
        d="M24 2c-7 3-11 8-11 14a12 12 0 1 1-13 12c0-14 8-25 22-30zM56 2c-7 3-11 8-11 14a12 12 0 1 1-13 12c0-14 8-25 22-30z"
      />
    </SvgRoot>
  );
}
