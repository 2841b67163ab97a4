import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { textBearing } from '../../theme/colorSchemes.ts';
import { toCss } from '../../theme/gradients.ts';
import { lowestContrast } from '../../theme/contrast.ts';
import { Columns } from '../fixtures/layout.ts';

const Tile = styled('div')({ padding: 24, borderRadius: 16 });

/** Every gradient that has text on it, with its colour stops and the text's lowest contrast. */
export function Gradients() {
  return (
    <Columns>
      {Object.entries(textBearing).map(([name, gradient]) => (
        <Tile key={name} style={{ background: toCss(gradient), color: gradient.on }}>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography variant="caption" component="p">
            {gradient.stops.join(' · ')}
          </Typography>
          <Typography variant="caption" component="p">
            {gradient.on} on it: at least {lowestContrast(gradient).toFixed(1)} : 1
          </Typography>
        </Tile>
      ))}
    </Columns>
  );
}
