import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Keeps an error in its own corner, so that the rest of the page stands. It has no look of its own.',
  do: [
    'Put it around what may fail alone: an island, a widget.',
    'Give a fallback that still lets a visitor reach the agency.',
  ],
  dont: [
    'Put it around a whole page: the error page is for that.',
    'Show a visitor the error itself: React logs it for us.',
  ],
  tokens: {},
  states: ['Whole: the children, unchanged.', 'Failed: the fallback in their place, or nothing.'],
  accessibility: [
    'The fallback is ordinary content: name it and order it as you would the children.',
  ],
  code: `import { Boundary } from '../../components/Boundary.tsx';

<Boundary fallback={<p>Write to us instead.</p>}>
  <p>What may fail</p>
</Boundary>`,
};
