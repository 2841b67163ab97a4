import { styled } from '@mui/material/styles';
import { Mark } from '../brand/Mark.tsx';

const BrandLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: theme.typography.h1.fontFamily,
  /* Enlarged text makes it larger, but never so large that the bar has no room for it. */
  fontSize: 'min(1.25rem, 6.4vw)',
  fontWeight: theme.fontWeight.heading,
  letterSpacing: '-0.02em',
  '& svg': { inlineSize: 36, blockSize: 'auto' },
}));

interface BrandProps {
  /** Of the brand, as it is written. */
  name: string;
  /** The home page. */
  href: string;
}

/** The mark and the name, leading home. */
export function Brand({ name, href }: BrandProps) {
  return (
    <BrandLink href={href}>
      <Mark />
      {name}
    </BrandLink>
  );
}
