import { expect, inject, type TestContext } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { Mode } from '../../.storybook/modes.ts';
import { twoFrames } from '../../stories/fixtures/frames.ts';
import { folderOf } from './paths.ts';

/** What a story says about its screenshots: `parameters`, as Chromatic and Storybook know them. */
interface ScreenshotParameters {
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
    story: { parameters: ScreenshotParameters };
  }
  interface TaskMeta {
    storyId: string;
    /** Whether all of its screenshots were taken, and nothing but they may be wrong. */
    isCompared?: boolean;
  }
}

declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    exact: Record<string, never>;
  }
}

/** How tall, in px, a window is before it grows to what it shows: a screen, or less than any component. */
const heights = { fullscreen: 800, padded: 32 };

/** How much of a tall story is seen where its window does not grow. */
const fold = 560;

/**
 * Compares a story, as its play function left it, with its accepted screenshots: each width in each
 * scheme, from one rendering. What does not match is reported at the end, so that all of it is.
 */
export async function compareScreenshots({ story, task }: TestContext): Promise<void> {
  const { chromatic, pseudo, layout } = story.parameters;
  const hasFailed = task.result?.state === 'fail';
  if (hasFailed || chromatic.disableSnapshot || !inject('screenshotsAreCompared')) return;

  /* As Storybook does for `padded`: a ring around a component is part of its screenshot. */
  document.body.style.padding = layout === 'padded' ? '16px' : '';

  const { storyId } = task.meta;
  const { forcedColors } = chromatic;
  const problems: string[] = [];
  let isBroken = false;
  const attempt = (mode: string, proof: Promise<unknown>) =>
    proof.catch((error: Error) => {
      problems.push(`${mode}: ${toSentence(error)}`);
      isBroken ||= !isDifference(error);
    });

  const openWindow = async (
    width: number,
    height = chromatic.cropToViewport ? fold : undefined,
  ) => {
    await page.viewport(width, height ? height - 1 : heights[layout]);
    await twoFrames();
    await (height ? page.viewport(width, height) : growToContent(width));
    const hovered = pseudo?.hover && document.querySelector(pseudo.hover);
    if (hovered) await userEvent.hover(hovered);
    await document.fonts.ready;
    await twoFrames();
  };

  let openWidth = 0;
  for (const [name, mode] of Object.entries(chromatic.modes)) {
    if ('disable' in mode) continue;
    const { viewport, colorScheme } = mode;
    const { width, height } =
      typeof viewport === 'number' ? { width: viewport, height: undefined } : viewport;
    document.documentElement.dataset['colorScheme'] = colorScheme;
    if (forcedColors) await commands.emulateMedia({ colorScheme, forcedColors });
    await (width === openWidth ? twoFrames() : openWindow(width, height));
    openWidth = width;
    await attempt(name, fitsItsWindow(chromatic.cropToViewport || height !== undefined));
    const screenshot = `${folderOf(storyId)}/${name}`;
    await attempt(
      name,
      matches(screenshot).catch(async (error: Error) => {
        if (isNew(error)) throw error;
        /* What differs for good still differs in a window that is drawn anew. */
        await openWindow(width, height);
        await matches(screenshot);
      }),
    );
  }
  if (forcedColors) await commands.emulateMedia({ colorScheme: null, forcedColors: null });
  task.meta.isCompared = !isBroken;
  const next = `npm run visual:report, then npm run visual:accept -- ${folderOf(storyId)}`;
  expect(problems, `${storyId}. To look, and to accept: ${next}`).toEqual([]);
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

async function matches(name: string): Promise<void> {
  await expect(page).toMatchScreenshot(name, { comparatorName: 'exact' });
}

function isNew({ message }: Error): boolean {
  return message.includes('No existing reference');
}

function isDifference(error: Error): boolean {
  return isNew(error) || error.message.includes('does not match');
}

function toSentence(error: Error): string {
  if (isNew(error)) return 'has no accepted screenshot yet';
  if (isDifference(error)) return 'differs from its accepted screenshot';
  return error.message;
}
