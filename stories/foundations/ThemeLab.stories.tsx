import { expect, fireEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/home.ts';
import { hues } from '../../theme/changes.ts';
import { textSizeOf } from '../fixtures/textSizeOf.ts';
import { ThemeLab } from './lab/ThemeLab.tsx';

const meta = preview.meta({
  title: 'Theme lab',
  component: ThemeLab,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

/** Change a hue, a gradient, a size or a corner: the page below answers at once. Nothing is stored. */
export const Bench = meta.story();

/** Any other colour, too bright for white text. */
const yellow = hues['gold 300']!;

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

/** Every control changes the page below, the verdicts and the lines to copy; reset takes all back. */
export const Answers = Bench.extend({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = canvasElement.querySelector('.theme-lab')!;
    const heading = canvas.getByRole('heading', { name: home.services.heading });
    const card = canvas.getAllByRole('article')[0]!;
    const group = (name: string) => within(canvas.getByRole('group', { name }));
    const enter = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const before = {
      hue: variable(document.documentElement, '--palette-primary-main'),
      dusk: variable(page, '--palette-gradient-dusk'),
      size: textSizeOf(heading),
      corner: getComputedStyle(card).borderRadius,
      smallest: group('Type, in px').getByLabelText<HTMLInputElement>('Smallest').valueAsNumber,
    };
    await expect(canvas.getByRole('status')).toHaveTextContent(/^All \d+ contrasts/);

    await fireEvent.change(group('Hue').getByLabelText('Colour'), { target: { value: yellow } });
    await userEvent.selectOptions(group('Gradient').getByLabelText('Stop 1'), 'teal 900');
    await enter(group('Type, in px').getByLabelText('Smallest'), '70');
    await enter(group('Type, in px').getByLabelText('Largest'), '70');
    await enter(group('Corners, in px').getByLabelText('Radius'), '3');

    await expect(variable(page, '--palette-gradient-dusk')).toContain(yellow);
    await expect(textSizeOf(heading)).toBe(70);
    await expect(getComputedStyle(card).borderRadius).toBe('3px');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ contrasts are too low/);
    await userEvent.click(canvas.getByRole('status'));
    await expect(canvas.getAllByText('Too low')[0]).toBeVisible();
    const lines = canvas.getByLabelText('Lines of the theme');
    await expect(lines).toHaveTextContent(`700: '${yellow}'`);
    await expect(lines).toHaveTextContent('stops: [teal[900], violet[700], magenta[700]]');
    await expect(lines).toHaveTextContent('fontSize: fluid(70, 70),');
    await expect(lines).toHaveTextContent('radius = { small: 10, medium: 3,');
    /* The lab, and Storybook around it, keep the theme as it is. */
    await expect(variable(document.documentElement, '--palette-primary-main')).toBe(before.hue);

    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(variable(page, '--palette-gradient-dusk')).toBe(before.dusk);
    await expect(textSizeOf(heading)).toBe(before.size);
    await expect(getComputedStyle(card).borderRadius).toBe(before.corner);
    await expect(group('Type, in px').getByLabelText('Smallest')).toHaveValue(before.smallest);
    await expect(lines).not.toBeInTheDocument();
    await expect(Object.keys(localStorage).filter((key) => key.includes('lab'))).toEqual([]);
  },
});
