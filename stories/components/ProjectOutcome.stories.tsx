import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ProjectOutcome } from '../../src/components/ProjectOutcome.tsx';
import { withLongText } from '../fixtures/withLongText.ts';

const figure = { before: 'Built in', figure: '6 days' };

const meta = preview.meta({ component: ProjectOutcome, args: { result: figure } });

/** A number, large: it is read first. To whoever listens it is one line. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Built in 6 days');
    const { fontSize } = getComputedStyle(canvas.getByText(figure.figure));
    await expect(parseFloat(fontSize)).toBeGreaterThan(24);
  },
});

/** Words alone: a line with a tick, at the size of text. */
export const Words = meta.story({
  args: { result: { text: 'One payment for both' } },
  play: async ({ canvas }) => {
    const shown = canvas.getByText('One payment for both');
    await expect(shown.querySelector('svg')).toBeVisible();
    await expect(parseFloat(getComputedStyle(shown).fontSize)).toBeLessThan(20);
  },
});

/** Every text is longer by a word that fits no line: it breaks rather than overflows. */
export const LongWords = meta.story({
  tags: ['edge-case'],
  args: { result: withLongText(figure) },
});
