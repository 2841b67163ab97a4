import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { designWidths } from '../../theme/breakpoints.ts';
import { sizeAt } from '../../theme/typography.ts';

type Variant = Exclude<ComponentProps<typeof Typography>['variant'], 'inherit' | undefined>;

/** MUI brings variants that this site does not have. */
const notOurs = new Set(['h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'overline']);

const Row = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** Every variant in its own voice, with the sizes that it has at three widths. */
export function TypeScale() {
  const { typography } = useTheme();
  const variants = Object.entries(typography).filter(
    (entry): entry is [Variant, { fontSize: string }] =>
      typeof entry[1] === 'object' && 'fontSize' in entry[1] && !notOurs.has(entry[0]),
  );
  return variants.map(([variant, { fontSize }]) => (
    <Row key={variant}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {variant}:{' '}
        {Object.values(designWidths)
          .map((width) => `${sizeAt(fontSize, width).toFixed(1)} px at ${width}`)
          .join(', ')}
      </Typography>
      <Typography variant={variant} component="p">
        Launched is not yet found
      </Typography>
    </Row>
  ));
}
