import preview from '../../.storybook/preview.tsx';
import { Colours as ColourTable } from './Colours.tsx';
import { Gradients as GradientTiles } from './Gradients.tsx';
import { Shape as Shapes } from './Shape.tsx';
import { TypeScale as Scale } from './TypeScale.tsx';

/* The main tokens have stories, because no other screenshot shows a change to an unused token. */
const meta = preview.meta({ title: 'Tokens', tags: ['!autodocs'] });

/** The main colours by meaning, in both schemes. */
export const Colours = meta.story({ render: () => <ColourTable /> });
/** Every gradient with text on it. */
export const Gradients = meta.story({ render: () => <GradientTiles /> });
/** Every text style, with its sizes. */
export const TypeScale = meta.story({ render: () => <Scale /> });
/** Spacing, corners and shadows. */
export const Shape = meta.story({ render: () => <Shapes /> });
