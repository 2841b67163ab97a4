import { expect, spyOn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { home } from '../../src/content/en/home.ts';
import { sectionIds } from '../../src/content/sectionIds.ts';
import { HomePage } from '../../src/pages/HomePage.tsx';
import { type Answer, answerControl, withAnswer } from '../fixtures/answer.tsx';
import { findNotice, sendMessage } from '../fixtures/contactForm.ts';
import { holdLongTimers } from '../fixtures/longTimers.ts';
import { type Scroll, scrollControl, withScroll } from '../fixtures/scroll.tsx';

const meta = preview.type<{ args: { answer?: Answer; scroll?: Scroll } }>().meta({
  component: HomePage,
  args: { content: home, menuOpen: false },
  argTypes: {
    ...answerControl,
    ...scrollControl,
    sunset: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  decorators: [withAnswer, withScroll],
  parameters: { layout: 'fullscreen' },
});

/** The whole page: the navigation bar, six sections and the footer. */
export const Whole = meta.story({
  tags: ['PAGE-1'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    const sections = within(main)
      .getAllByRole('region')
      .map(({ id }) => id);
    const linked: string[] = Object.values(sectionIds);
    await expect(sections.filter((id) => linked.includes(id))).toEqual(linked);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getAllByRole('contentinfo').at(-1)).toHaveTextContent(
      home.footer.copyright,
    );
  },
});

const atTheForm = { chromatic: { cropToViewport: true } };

/** After a message is sent, a success notice appears in the visible part of the page. */
export const Sent = meta.story({
  tags: ['state', 'unreviewed'],
  parameters: atTheForm,
  beforeEach: holdLongTimers,
  play: async ({ canvas }) => {
    await sendMessage(canvas);
    await expect(await findNotice('sent')).toBeVisible();
  },
});

/** After a failed send, a failure notice appears. */
export const Failed = meta.story({
  tags: ['state', 'unreviewed'],
  args: { answer: 'failure' },
  parameters: atTheForm,
  beforeEach: () => void spyOn(console, 'error').mockReturnValue(),
  play: async ({ canvas }) => {
    await sendMessage(canvas);
    await expect(await findNotice('failed')).toBeVisible();
  },
});
