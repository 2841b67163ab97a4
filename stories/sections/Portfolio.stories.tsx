import { expect, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Portfolio } from '../../src/sections/Portfolio/Portfolio.tsx';
import { followNoLink } from '../fixtures/followNoLink.ts';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';
import { lake } from '../fixtures/pictures.ts';

const { items, stat } = home.portfolio;

const meta = preview.meta({
  component: Portfolio,
  args: { content: home.portfolio },
  parameters: { layout: 'fullscreen' },
});

/** All projects, and the number of the agency's launches. */
export const Default = meta.story({
  tags: ['PROD-5', 'WORK-1', 'WORK-2'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(stat.figure)).toBeVisible();
    await expect(canvas.getByText(stat.label)).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 });
    await expect(names.map(({ textContent }) => textContent)).toEqual(
      items.map(({ name }) => name),
    );
  },
});

/** Every second project has a picture. */
export const WithPictures = meta.story({
  args: {
    content: {
      ...home.portfolio,
      items: items.map((item, index) => (index % 2 === 0 ? { ...item, picture: lake } : item)),
    },
  },
});

/** Content with two projects, which are enough for most stories. */
const two = { ...home.portfolio, items: items.slice(0, 2) };
const Two = meta.story({ args: { content: two } });

/** A click on a card is only logged. A click on its Book button is not logged. */
export const Clicks = meta.story({
  tags: ['!autodocs', 'WORK-3'],
  args: { content: two },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(console, 'log').mockReturnValue();
    return followNoLink();
  },
  play: async ({ canvas, userEvent }) => {
    const { booking, name, type } = items[0]!;
    const { href } = window.location;
    await userEvent.click(canvas.getByRole('link', { name: booking.label }));
    await userEvent.keyboard('{Enter}');
    await expect(console.log).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(type));
    await expect(console.log).toHaveBeenCalledOnce();
    await expect(console.log).toHaveBeenCalledWith('Project selected:', name);
    await expect(window.location.href).toBe(href);
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Two.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Two.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Two.extend({ ...forcedColours, tags: ['edge-case'] });
