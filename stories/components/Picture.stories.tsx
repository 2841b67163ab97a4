import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Picture, Portrait } from '../../src/components/Picture.tsx';
import { forcedColours } from '../fixtures/edgeCases.ts';
import { lake, portrait } from '../fixtures/pictures.ts';

const meta = preview.meta({
  component: Picture,
  subcomponents: { Portrait },
  args: { picture: lake, sizes: '320px' },
});

/** A picture that is not cropped. The browser reserves space for it and loads the best file. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: args.picture.alt });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
});

/** Pictures cropped to a circle. The `focus` property keeps the face in view. */
export const PortraitOfAPerson = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Portrait picture={portrait} />
      <Portrait picture={lake} />
    </Box>
  ),
});
export const ForcedColours = PortraitOfAPerson.extend({ ...forcedColours, tags: ['edge-case'] });
