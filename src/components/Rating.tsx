import MuiRating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import { IconOrSign } from '../brand/icons/IconOrSign.tsx';

/** Enlarged stars wrap. The margin aligns the points of the stars with the text above. */
const Stars = styled(MuiRating)({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: 'auto',
  marginInline: -3,
  fontSize: '1.25rem',
  '@media print': { marginInline: 0 },
});

interface RatingProps {
  /** Number of full stars, out of five. */
  value: number;
  /** The rating in words, for screen readers. */
  label: string;
}

/** A star rating. Screen readers read it as one sentence. */
export function Rating({ value, label }: RatingProps) {
  return (
    <Stars
      readOnly
      value={value}
      max={value}
      icon={<IconOrSign name="star" />}
      getLabelText={() => label}
    />
  );
}
