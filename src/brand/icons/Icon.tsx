import { styled } from '@mui/material/styles';
import { icons, type IconName } from './icons.tsx';

export type { IconName } from './icons.tsx';

const Root = styled('svg')(({ theme }) => ({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '.accent': { fill: theme.vars.palette.illustration.accent, stroke: 'none' },
  /* What points onwards points the other way where reading does. */
  '[dir="rtl"] &.onwards': { transform: 'scaleX(-1)' },
}));

interface IconProps {
  /** Of the icon in `icons.tsx`. */
  name: IconName;
}

/** One icon of the family, in the text's colour. */
export function Icon({ name }: IconProps) {
  const onwards = name === 'arrow' || name === 'external';
  return (
    <Root viewBox="0 0 24 24" aria-hidden="true" className={onwards ? 'onwards' : undefined}>
      {icons[name]}
    </Root>
  );
}
