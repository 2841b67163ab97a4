import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { layout } from '../../theme/layout.ts';
import { radius } from '../../theme/primitives.ts';
import { Rows } from '../fixtures/layout.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 96,
  minBlockSize: 96,
  padding: 12,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: 14,
}));
const Step = styled('div')(({ theme }) => ({
  blockSize: 24,
  backgroundColor: theme.vars.palette.primary.main,
}));

const heading = { variant: 'h3', component: 'h2' } as const;

/** Spacing, corners and shadows. */
export function Shape() {
  const theme = useTheme();
  const { shadow } = theme.vars.palette;
  return (
    <>
      <Typography {...heading}>Spacing</Typography>
      <Rows>
        {[1, 2, 3, 4, 5, 6, 8].map((steps) => (
          <div key={steps}>
            <Step style={{ inlineSize: theme.spacing(steps) }} />
            <Typography variant="caption">{steps * 8} px</Typography>
          </div>
        ))}
      </Rows>
      <Typography {...heading}>Corners</Typography>
      <Rows>
        {Object.entries(radius).map(([name, size]) => (
          <Box key={name} style={{ borderRadius: size }}>
            {name} {size}
          </Box>
        ))}
      </Rows>
      <Typography {...heading}>Shadows</Typography>
      <Rows>
        {Object.entries(shadow).map(([name, boxShadow]) => (
          <Box key={name} style={{ boxShadow }}>
            {name}
          </Box>
        ))}
      </Rows>
      <Typography variant="caption" component="p">
        The page is {layout.contentWidth} wide; between its columns lies {layout.gutter}.
      </Typography>
    </>
  );
}
