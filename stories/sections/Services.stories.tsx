import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { Services } from '../../src/sections/Services/Services.tsx';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';

const meta = preview.meta({
  component: Services,
  args: { content: home.services },
  parameters: { layout: 'fullscreen' },
});

/** A card for each service, with a link to an example project if there is one. */
export const Default = meta.story({
  tags: ['SERV-1', 'SERV-2'],
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 });
    const titles = home.services.items.map(({ title }) => title);
    await expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
    await expect(canvas.getByRole('region')).toHaveAttribute('id', 'services');
    for (const { description, features } of home.services.items) {
      for (const text of [description, ...features]) {
        await expect(canvas.getByText(text)).toBeVisible();
      }
    }
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = meta.story({
  ...largeText,
  tags: ['edge-case'],
  args: { content: { ...home.services, items: home.services.items.slice(0, 2) } },
});
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
