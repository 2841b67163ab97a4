import { expect, inject, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Mode } from '../../.storybook/modes.ts';
import { twoFrames } from '../../stories/fixtures/frames.ts';

/** What a story says about its pictures: `parameters`, as Chromatic and Storybook know them. */
interface PictureParameters {
  chromatic: {
    modes: Record<string, Mode>;
    disableSnapshot?: boolean;
    /** The window as it stands, rather than the whole story. */
    cropToViewport?: boolean;
    forcedColors?: 'active';
  };
  pseudo?: { hover?: string };
  layout: 'fullscreen' | 'padded';
}

declare module 'vitest' {
  interface TestContext {
    /** The story under test, which Storybook's addon puts here. */
    story: { parameters: PictureParameters };
  }
  interface TaskMeta {
    storyId: string;
  }
}

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    exact: Record<string, never>;
  }
}

/** How tall, in px, a window is before it grows to what it shows: a screen, or less than any piece. */
const heights = { fullscreen: 800, padded: 32 };

/** How much of a tall story is seen where its window does not grow. */
const fold = 560;

/**
 * Compares a story, as its play function left it, with its accepted pictures: each width in each
 * scheme, from one rendering. What does not match is told at the end, so that nothing goes unseen.
 */
export async function compareScreenshots({ story, task }: TestContext): Promise<void> {
  const { chromatic, pseudo, layout } = story.parameters;
  const isLost = task.result?.state === 'fail' || chromatic.disableSnapshot === true;
  if (isLost || !inject('screenshotsAreCompared')) return;

  /* As Storybook does for `padded`: a ring around a piece is part of its picture. */
  document.body.style.padding = layout === 'padded' ? '16px' : '';

  const { storyId } = task.meta;
  const { forcedColors } = chromatic;
  const problems: string[] = [];
  const attempt = (mode: string, proof: Promise<unknown>) =>
    proof.catch((error: Error) => problems.push(`${mode}: ${toSentence(error)}`));

  const openWindow = async (width: number) => {
    await page.viewport(width, chromatic.cropToViewport ? fold - 1 : heights[layout]);
    await twoFrames();
    await (chromatic.cropToViewport ? page.viewport(width, fold) : growToContent(width));
    const hovered = pseudo?.hover && document.querySelector(pseudo.hover);
    if (hovered) await userEvent.hover(hovered);
    await document.fonts.ready;
    await twoFrames();
  };

  let openWidth = 0;
  for (const [name, mode] of Object.entries(chromatic.modes)) {
    if ('disable' in mode) continue;
    const { viewport: width, colorScheme } = mode;
    document.documentElement.dataset['colorScheme'] = colorScheme;
    if (forcedColors) await commands.emulateMedia({ colorScheme, forcedColors });
    await (width === openWidth ? twoFrames() : openWindow(width));
    openWidth = width;
    await attempt(name, fitsItsWindow(chromatic.cropToViewport));
    const picture = `${storyId.replace('--', '/')}/${name}`;
    await attempt(
      name,
      matchesItsPicture(picture).catch(async (error: Error) => {
        if (isNew(error)) throw error;
        /* What differs for good still differs in a window that is drawn anew. */
        await openWindow(width);
        await matchesItsPicture(picture);
      }),
    );
  }
  if (forcedColors) await commands.emulateMedia({ colorScheme: null, forcedColors: null });
  expect(problems, storyId).toEqual([]);
}

/**
 * An iframe paints nothing below its fold: the window has to be as tall as what it shows. What takes
 * its height from the window grows with it, up to a height of its own.
 */
async function growToContent(width: number): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (round > 0 && scrollHeight === clientHeight) return;
    await page.viewport(width, scrollHeight);
    await twoFrames();
  }
}

async function fitsItsWindow(isCropped = false): Promise<void> {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`sticks out by ${scrollWidth - clientWidth} px`);
  if (!isCropped && scrollHeight > clientHeight)
    throw new Error('grows with its window, without end');
}

async function matchesItsPicture(name: string): Promise<void> {
  await expect(page).toMatchScreenshot(name, { comparatorName: 'exact' });
}

function isNew({ message }: Error): boolean {
  return message.includes('No existing reference');
}

function toSentence(error: Error): string {
  if (isNew(error)) return 'has no accepted picture yet';
  if (error.message.includes('does not match')) return 'differs from its accepted picture';
  return error.message;
}
