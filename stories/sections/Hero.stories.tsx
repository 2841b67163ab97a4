import { expect, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { clockZone } from '../../src/brand/illustrations/skyline/Clock.behaviour.ts';
import { Skyline } from '../../src/brand/illustrations/skyline/Skyline.tsx';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { now } from '../../src/time/now.ts';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import {
  forcedColours,
  inOddWindows,
  largeText,
  longWords,
  rightToLeft,
} from '../fixtures/edgeCases.ts';

const meta = preview.meta({
  component: Hero,
  args: { content: home.hero, backdrop: <Skyline offices={settings.offices} /> },
  argTypes: {
    backdrop: { control: false },
    sunset: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  parameters: { layout: 'fullscreen' },
});

/** The first screen of the page: headline, tagline and links. */
export const Default = meta.story({
  tags: ['NAV-3', 'HERO-1', 'HERO-2'],
  play: async ({ canvas }) => {
    const { headingLines, tagline } = home.hero;
    const heading = { level: 1, name: headingLines.join(' ') };
    await expect(canvas.getByRole('heading', heading)).toBeVisible();
    await expect(canvas.getByText(tagline)).toBeVisible();
  },
});

/** After a little scrolling, most of the sun has set. The first lights of the cities are on. */
export const SunGoesDown = meta.story({ tags: ['state', 'unreviewed'], args: { sunset: 0.2 } });

/** When about half of the hero has scrolled away, the sun has set and the sky turns dark. */
export const Nightfall = meta.story({ tags: ['state', 'unreviewed'], args: { sunset: 0.4 } });

/** When most of the hero has scrolled away, stars are visible and all lights are on. */
export const Night = meta.story({ tags: ['state', 'unreviewed'], args: { sunset: 1 } });

/** In July, London and Beirut have summer time. The clock tower shows the time in London. */
export const SummerTime = meta.story({
  tags: ['state', 'unreviewed'],
  beforeEach: () => void mocked(now).mockReturnValue(Date.UTC(2025, 6, 15, 3, 5)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('04:05')).toBeVisible();
    await expect(canvas.getByText('06:05')).toBeVisible();
  },
});

/** The tower in London shows London's time even if Beirut is the first office. */
export const OtherOrderOfOffices = meta.story({
  args: {
    content: { ...home.hero, offices: home.hero.offices.toReversed() },
    backdrop: <Skyline offices={settings.offices.toReversed()} />,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const clock = canvasElement.querySelector(clockZone.selector);
    await expect(clock).toHaveAttribute(clockZone.attribute, 'Europe/London');
  },
});

/** Without the skyline, the hero shows only the sky and the sea. */
export const WithoutBackdrop = meta.story({ tags: ['state'], args: { backdrop: undefined } });

export const LongWords = meta.story({ ...longWords, tags: ['edge-case'] });
export const RightToLeft = Default.extend({ ...rightToLeft, tags: ['edge-case'] });
export const LargeText = Default.extend({ ...largeText, tags: ['edge-case'] });
export const ForcedColours = Default.extend({ ...forcedColours, tags: ['edge-case'] });
export const OddWindows = Default.extend({ ...inOddWindows, tags: ['edge-case'] });
