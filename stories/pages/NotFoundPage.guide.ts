import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What stands at every address that does not exist: it says so and leads home.',
  do: ['Keep it as light as a page can be: many who meet it are in a hurry.'],
  dont: ['Guess where the visitor meant to go.'],
  tokens: { 'palette.sky.gradient': 'background', 'palette.sky.on': 'text' },
  states: ['In both schemes.', 'Flat and tall windows: text first, and no void above it.'],
  accessibility: ['One heading of level 1.', 'The path is logged for us, not shown.'],
  code: `import { notFound } from '../../content/messagePages.ts';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';

<NotFoundPage content={notFound} />`,
};
