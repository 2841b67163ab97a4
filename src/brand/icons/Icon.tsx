import { styled } from '@mui/material/styles';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { icons, type IconName } from './icons.tsx';

const Root = styled(SvgIcon, {
  shouldForwardProp: (prop) => prop !== 'isOnward',
})<{ isOnward: boolean }>(({ theme, isOnward }) => ({
  blockSize: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '.accent': { fill: theme.vars.palette.illustration.accent, stroke: 'none' },
  /* Arrows point to the left in right-to-left languages. */
  ...(isOnward && { '[dir="rtl"] &': { transform: 'scaleX(-1)' } }),
}));

interface IconProps extends Pick<SvgIconProps, 'className' | 'color' | 'fontSize'> {
  name: IconName;
}

/** One of the site's icons, in the text colour. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <Root isOnward={name === 'external'} {...props}>
      {icons[name]}
    </Root>
  );
}
