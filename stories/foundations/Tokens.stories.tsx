import preview from '../../.storybook/preview.tsx';
import { Colours as ColourTable } from './Colours.tsx';
import { Gradients as GradientTiles } from './Gradients.tsx';
import { Shape as Shapes } from './Shape.tsx';
import { TypeScale as Scale } from './TypeScale.tsx';

/* One story each, so that a token that moves by one is seen even where no section uses it. */
const meta = preview.meta({ title: 'Tokens', tags: ['!autodocs'] });

export const Colours = meta.story({ render: () => <ColourTable /> });
export const Gradients = meta.story({ render: () => <GradientTiles /> });
export const TypeScale = meta.story({ render: () => <Scale /> });
export const Shape = meta.story({ render: () => <Shapes /> });
