import { styled } from '@mui/material/styles';
import { Icon } from './icons/Icon.tsx';

const Stars = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  marginInlineStart: '-2px',
  color: theme.vars.palette.secondary.main,
}));

interface RatingProps {
  /** Full stars, out of five. */
  value: number;
}

/** A rating in stars, read out as one sentence. */
export function Rating({ value }: RatingProps) {
  return (
    <Stars role="img" aria-label={`${value} out of 5 stars`}>
      {Array.from({ length: value }, (_, star) => (
        <Icon key={star} name="star" />
      ))}
    </Stars>
  );
}
