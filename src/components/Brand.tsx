import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Mark } from '../brand/Mark.tsx';
import type { LogoContent } from '../content/brand.ts';
import { Logo } from './Picture.tsx';

const BrandLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: theme.layout.tapSize,
  fontFamily: theme.typography.h1.fontFamily,
  /* The limit keeps the name inside the bar when a visitor enlarges the text. */
  fontSize: `min(${theme.fontSize.large}, 6.4vw)`,
  fontWeight: theme.fontWeight.heading,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
}));

const BrandMark = styled(Mark)({ '&&': { inlineSize: 36 } });

interface BrandProps {
  name: string;
  /** Logo that replaces the mark and the name. */
  logo?: LogoContent;
  /** URL of the home page. */
  href: string;
  className?: string;
}

/** The mark and the name, or a logo, as a link to the home page. */
export function Brand({ name, logo, href, className }: BrandProps) {
  return (
    <BrandLink color="inherit" underline="none" href={href} className={className} translate="no">
      {logo ? (
        <Logo logo={logo} name={name} />
      ) : (
        <>
          <BrandMark />
          {name}
        </>
      )}
    </BrandLink>
  );
}
