import { styled } from '@mui/material/styles';
import { icons, type IconName } from './icons.tsx';

const Root = styled('svg')<{ isOnward: boolean }>(({ theme, isOnward }) => ({
  flex: 'none',
  inlineSize: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '.accent': { fill: theme.vars.palette.illustration.accent, stroke: 'none' },
  /* Arrows point to the left in right-to-left languages. */
  ...(isOnward && { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }),
}));

interface IconProps {
  name: IconName;
  className?: string;
}

/** One of the site's icons, in the text colour. */
export function Icon({ name, className }: IconProps) {
  const isOnward = name === 'external';
  return (
    <Root viewBox="0 0 24 24" aria-hidden="true" isOnward={isOnward} className={className}>
      {icons[name]}
    </Root>
  );
}
