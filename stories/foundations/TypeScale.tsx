import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { designWidths } from '../../theme/breakpoints.ts';
import { sizeAt, variants } from '../../theme/typography.ts';

const names = Object.keys(variants) as (keyof typeof variants)[];

const Row = styled('div')(({ theme }) => ({
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** Every text style, with its size at three window widths. */
export function TypeScale() {
  return names.map((variant) => (
    <Row key={variant}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {variant}:{' '}
        {Object.values(designWidths)
          .map((width) => `${sizeAt(variants[variant].fontSize, width).toFixed(1)} px at ${width}`)
          .join(', ')}
      </Typography>
      <Typography variant={variant} component="p">
        Launched is not yet found
      </Typography>
    </Row>
  ));
}
