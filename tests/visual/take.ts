import type { CapturePage } from './browser.ts';
import type { CapturedStory, ShotMode } from './stories.ts';

/** One screenshot as it was taken, or why it could not be. */
export type Taken = { png: Buffer } | { failure: string };

/** How tall, in px, a window is before it grows to what it shows: a screen, or less than any component. */
const heights = { fullscreen: 800, padded: 32 };

/** How much of a tall story is seen where its window does not grow. */
const fold = 560;

/** How long, in ms, a story may take until its play function has ended. */
const playLimit = 60_000;

/** The preview without a story. */
export function previewUrl(address: string): string {
  return `${address}/iframe.html?viewMode=story`;
}

/**
 * Takes screenshots of a story, as its play function left it: each width in each scheme, from one
 * rendering.
 */
export async function takeStory(
  page: CapturePage,
  address: string,
  story: CapturedStory,
  modes: ShotMode[],
): Promise<Map<ShotMode, Taken>> {
  const problem = await playStory(page, address, story).catch(toMessage);
  if (problem !== undefined) return new Map(modes.map((mode) => [mode, { failure: problem }]));

  const taken = new Map<ShotMode, Taken>();
  let openWidth = 0;
  for (const mode of modes) {
    try {
      await showScheme(page, story, mode);
      if (mode.width === openWidth) await page.run(twoFrames);
      else await openWindow(page, story, mode);
      openWidth = mode.width;
      await fitsItsWindow(page, story.isCropped || mode.height !== undefined);
      taken.set(mode, { png: await page.capture() });
    } catch (error) {
      taken.set(mode, { failure: toMessage(error as Error) });
    }
  }
  return taken;
}

/** Answers what went wrong. */
async function playStory(
  page: CapturePage,
  address: string,
  { id, playedIn }: CapturedStory,
): Promise<string | undefined> {
  await page.setForcedColors(undefined);
  await page.resize(playedIn.width, playedIn.height);
  await page.open(previewUrl(address));
  await page.rest();
  const problem = await page.run(play, id, playLimit);
  return problem ?? undefined;
}

/** Runs in the page: shows the story, waits for its end and answers what went wrong. */
function play(id: string, limit: number): Promise<string | undefined> {
  interface Channel {
    on: (event: string, listener: (data: unknown) => void) => void;
    emit: (event: string, data: unknown) => void;
  }
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready: () => Promise<void> };
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
  const failures = [
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  // No blinking caret, and no scrollbars: Firefox keeps those of the window before, and their room.
  const style = document.createElement('style');
  style.textContent = '* { caret-color: transparent !important; } html { scrollbar-width: none; }';
  document.head.append(style);
  // axe has its say in the tests. Without a story, the preview reads no globals from its address.
  const globals = { a11y: { manual: true } };
  return new Promise((resolve) => {
    for (const event of failures) {
      channel.on(event, (data) => {
        const [error] = [data].flat() as { message?: string; title?: string }[];
        resolve(error?.message ?? error?.title ?? event);
      });
    }
    channel.on('storyFinished', (data) => {
      const { status, reporters } = data as { status: string; reporters: { type: string }[] };
      const isAxeRun = reporters.some(({ type }) => type === 'a11y');
      const problem = status === 'error' ? 'The story reported an error.' : undefined;
      resolve(isAxeRun ? 'axe was run, for each screenshot.' : problem);
    });
    setTimeout(() => resolve(`Its play function did not end within ${limit / 1000} s.`), limit);
    void preview.ready().then(() => {
      if (!Reflect.has(window, 'isTaken')) channel.emit('updateGlobals', { globals });
      Reflect.set(window, 'isTaken', true);
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  });
}

async function showScheme(
  page: CapturePage,
  { forcedColors }: CapturedStory,
  { scheme }: ShotMode,
): Promise<void> {
  await page.run((value) => {
    document.documentElement.dataset['colorScheme'] = value;
  }, scheme);
  if (forcedColors) await page.setForcedColors(scheme);
}

async function openWindow(
  page: CapturePage,
  { layout, isCropped, hover }: CapturedStory,
  { width, height = isCropped ? fold : undefined }: ShotMode,
): Promise<void> {
  await page.resize(width, height ? height - 1 : heights[layout]);
  await page.run(twoFrames);
  if (height) await page.resize(width, height);
  else await growToContent(page, width);
  await page.run(styleAnew);
  // What is skipped out of sight has its size once it is near: a second look finds the place.
  await page.run(scrollToFocus, isCropped);
  await page.run(twoFrames);
  await page.run(scrollToFocus, isCropped);
  if (hover) await page.hover(hover);
  await page.run(() => document.fonts.ready.then(() => undefined));
  await page.run(twoFrames);
}

/**
 * A screenshot ends at the window's fold: the window has to be as tall as what it shows. What takes
 * its height from the window grows with it, up to a height of its own.
 */
async function growToContent(page: CapturePage, width: number): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { scrollHeight, clientHeight } = await page.run(measure);
    if (round > 0 && scrollHeight === clientHeight) return;
    await page.resize(width, scrollHeight);
    await page.run(twoFrames);
  }
}

async function fitsItsWindow(page: CapturePage, isCropped: boolean): Promise<void> {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = await page.run(measure);
  if (scrollWidth > clientWidth) {
    throw new Error(`It sticks out of its window by ${scrollWidth - clientWidth} px.`);
  }
  if (!isCropped && scrollHeight > clientHeight) {
    throw new Error('It grows with its window, without end.');
  }
}

/** Runs in the page. */
function measure() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return { scrollWidth, clientWidth, scrollHeight, clientHeight };
}

/** Runs in the page. After two sizes of its window in a row, Chromium now and then keeps a style of the first. */
function styleAnew() {
  const sheet = document.createElement('style');
  sheet.textContent = '* { --styled-anew: }';
  document.head.append(sheet);
  document.documentElement.getBoundingClientRect();
  sheet.remove();
}

/**
 * Runs in the page. Where a window shows a part of a page, it is the part that has the focus, whatever the
 * width it was played in. Firefox rounds half a pixel up or down, from one screenshot to the next.
 */
function scrollToFocus(isCropped: boolean) {
  const focused = document.activeElement;
  if (isCropped && focused && focused !== document.body) {
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  scrollTo({ top: Math.round(scrollY), behavior: 'instant' });
}

/** Runs in the page. Resolves once the browser has drawn twice: scroll events and styles have settled. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function toMessage({ message }: Error): string {
  return message;
}
