import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { designWidths } from '../../theme/breakpoints.ts';
import { sizeAt, typography } from '../../theme/typography.ts';

type Variant = Exclude<ComponentProps<typeof Typography>['variant'], 'inherit' | undefined>;
type Style = Extract<(typeof typography)[keyof typeof typography], object>;

const Row = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** Every text style, with its size at three window widths. */
export function TypeScale() {
  const variants = Object.entries(typography).filter(
    (entry): entry is [Variant, Style] => typeof entry[1] === 'object',
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
