import { expect, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Skyline } from '../../src/brand/illustrations/skyline/Skyline.tsx';
import { home } from '../../src/content/en/home.ts';
import { locale } from '../../src/content/en/locale.ts';
import { settings } from '../../src/content/settings.ts';
import { now } from '../../src/time/now.ts';
import { Footer } from '../../src/sections/Footer/Footer.tsx';
import { forcedColours, largeText, longWords, rightToLeft } from '../fixtures/edgeCases.ts';

const { tagline, copyright } = home.footer;

const meta = preview.meta({
  component: Footer,
  args: { content: home.footer, backdrop: <Skyline offices={settings.offices} scene="footer" /> },
  argTypes: { backdrop: { control: false } },
  parameters: { layout: 'fullscreen' },
});

/** The footer is dark in both colour schemes. */
export const Default = meta.story({
  tags: ['NAV-2', 'FOOT-1', 'FOOT-2', 'FOOT-3', 'FOOT-4', 'FOOT-5'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(tagline)).toBeVisible();
    await expect(canvas.getByText(copyright)).toBeVisible();
  },
});

/** On a Friday evening, the footer promises an answer by the same time on Saturday. */
export const AnswerTime = meta.story({
  args: { content: { ...home.footer, answer: { ...home.footer.answer, hours: 24 } } },
  tags: ['state', 'unreviewed'],
  beforeEach: () => void mocked(now).mockReturnValue(new Date(2025, 6, 18, 19, 5).getTime()),
  play: async ({ canvas }) => {
    const saturday = new Date(2025, 6, 19).toLocaleDateString(locale.language, { weekday: 'long' });
    await expect(canvas.getByText(new RegExp(`${saturday}.* 19:05`))).toBeVisible();
  },
});

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
