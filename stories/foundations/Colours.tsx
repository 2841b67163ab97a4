import { styled, useTheme } from '@mui/material/styles';
import { Columns } from '../fixtures/layout.ts';
import { toContrast } from './figures.ts';

const groups = [
  'primary',
  'secondary',
  'error',
  'success',
  'text',
  'background',
  'ground',
] as const;

const Sheet = styled('div')({ padding: 20, fontSize: 14 });
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

/** Every colour by its meaning, in one scheme, with its contrast on that scheme's ground. */
function Scheme({ name }: { name: 'light' | 'dark' }) {
  const palette = useTheme().colorSchemes[name]?.palette;
  if (!palette) return null;
  const { default: ground } = palette.background;
  return (
    <Sheet style={{ background: ground, color: palette.text.primary }}>
      {groups.map((group) =>
        Object.entries(palette[group])
          .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
          .filter(([token]) => !token.endsWith('Channel'))
          .map(([token, colour]) => (
            <Swatch key={`${group}.${token}`}>
              <Chip style={{ background: colour }} />
              <span>
                {group}.{token}
                <br />
                {colour}
              </span>
              <span>{toContrast(colour, ground)}</span>
            </Swatch>
          )),
      )}
    </Sheet>
  );
}

/** Both schemes, side by side, whatever the toolbar says. */
export function Colours() {
  return (
    <Columns>
      <Scheme name="light" />
      <Scheme name="dark" />
    </Columns>
  );
}
