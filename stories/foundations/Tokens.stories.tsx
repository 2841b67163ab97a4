import preview from '../../.storybook/preview.tsx';
import { Colours as ColourTable } from './Colours.tsx';
import { Gradients as GradientTiles } from './Gradients.tsx';
import { Shape as Shapes } from './Shape.tsx';
import { TypeScale as Scale } from './TypeScale.tsx';

/* Each group of tokens has a story. Its screenshots show every change, even of unused tokens. */
const meta = preview.meta({ title: 'Tokens', tags: ['!autodocs'] });

/** Every colour by its meaning, in both schemes. */
export const Colours = meta.story({ render: () => <ColourTable /> });
/** Every gradient with text on it. */
export const Gradients = meta.story({ render: () => <GradientTiles /> });
/** Every variant of the type, with its sizes. */
export const TypeScale = meta.story({ render: () => <Scale /> });
/** Distances, corners and shadows. */
export const Shape = meta.story({ render: () => <Shapes /> });
