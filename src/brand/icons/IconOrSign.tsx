import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

/**
 * Has the height of the icon, so that the sign on the next line is cut off. In a browser without
 * SVG, such as Tor Browser, the icon has no height. Then the sign is on the first line.
 */
const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  overflow: 'hidden',
  fontSize: theme.fontSize.text,
  lineHeight: '1.5rem',
  textAlign: 'center',
  '.MuiRating-icon > &': { inlineSize: '1.25rem', blockSize: '1.25rem' },
  '& > svg': { display: 'block', inlineSize: '100%' },
}));

const signs = { menu: '≡', close: '×', star: '★' } as const;

interface IconOrSignProps {
  name: keyof typeof signs;
  className?: string;
}

/** An icon without a visible label. A character replaces the icon in a browser without SVG. */
export function IconOrSign({ name, className }: IconOrSignProps) {
  return (
    <Frame aria-hidden="true" className={className}>
      <Icon name={name} />
      {signs[name]}
    </Frame>
  );
}
