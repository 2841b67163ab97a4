import { styled } from '@mui/material/styles';
import { IconOrSign } from '../brand/icons/IconOrSign.tsx';

const Stars = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: -3,
  color: theme.vars.palette.secondary.main,
}));

const Star = styled(IconOrSign)({
  '&&': { inlineSize: '1.25rem', blockSize: '1.25rem', fontSize: '1.25rem' },
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
    <Stars role="img" aria-label={label}>
      {Array.from({ length: value }, (_, star) => (
        <Star key={star} name="star" />
      ))}
    </Stars>
  );
}
