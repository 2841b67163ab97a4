import { styled } from '@mui/material/styles';
import { dark, light } from '../../theme/colorSchemes.ts';
import { contrast } from '../../theme/contrast.ts';
import { Columns } from '../fixtures/layout.ts';

const groups = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
  'text',
  'background',
  'inverse',
] as const;

const SchemeCard = styled('div')({ padding: 20, fontSize: 14 });
const Swatch = styled('div')({
  display: 'grid',
  gridTemplateColumns: '40px 1fr auto',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 4,
});
const Chip = styled('span')({
  blockSize: 28,
  borderRadius: 8,
  border: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
});

const opaque = /^#[\da-f]{6}$/i;

/** Returns a contrast such as `7.4 : 1`. For translucent colours, returns an empty string. */
function toContrast(colour: string, background: string): string {
  return opaque.test(colour) ? `${contrast(colour, background).toFixed(1)} : 1` : '';
}

interface SchemeProps {
  palette: typeof light.palette | typeof dark.palette;
}

/** The main colours in one scheme, with their meaning and contrast. */
function Scheme({ palette }: SchemeProps) {
  const page = palette.background.default;
  return (
    <SchemeCard style={{ background: page, color: palette.text.primary }}>
      {groups.map((group) => {
        const tokens: Record<string, string> = palette[group];
        return Object.entries(tokens).map(([token, colour]) => {
          const isOnItsOwn = token === 'contrastText' || (group === 'inverse' && token !== 'main');
          const background = (isOnItsOwn && tokens['main']) || page;
          return (
            <Swatch key={`${group}.${token}`}>
              <Chip style={{ background: colour }} />
              <span>
                {group}.{token}
                <br />
                {colour}
              </span>
              <span>{group === 'background' ? '' : toContrast(colour, background)}</span>
            </Swatch>
          );
        });
      })}
    </SchemeCard>
  );
}

/** Both schemes side by side. The colour scheme in the toolbar has no effect here. */
export function Colours() {
  return (
    <Columns>
      <Scheme palette={light.palette} />
      <Scheme palette={dark.palette} />
    </Columns>
  );
}
