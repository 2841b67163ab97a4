import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '../brand/icons/Icon.tsx';

const Row = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  '& svg': { inlineSize: '1.125em', color: theme.vars.palette.secondary.main },
})) as typeof Typography;

interface RatingProps {
  /** The rating in words: “5 out of 5 stars”. */
  label: string;
}

/** A rating: one star, and in words how many there are of how many. */
export function Rating({ label }: RatingProps) {
  return (
    <Row variant="caption" component="span">
      <Icon name="star" />
      {label}
    </Row>
  );
}
