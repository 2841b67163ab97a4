import { styled } from '@mui/material/styles';

/** The local time of an office. Reserves room until the script shows the time. */
export const LocalTime = styled('span')({
  display: 'inline-block',
  minInlineSize: '2.9em',
  fontVariantNumeric: 'tabular-nums',
  '@media (scripting: none)': { display: 'none' },
});
