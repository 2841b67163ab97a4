import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { windowCount } from './browser.ts';
import { holdMotion } from './motion.ts';
import { keepPixels } from './pixels.ts';
import {
  loadPreview,
  openStory,
  setGlobals,
  watchStories,
  type Mode,
  type Story,
} from './preview.ts';

/** The hash of one screenshot, or the reason why there is no screenshot. */
export type Attempt = { hash: string } | { failure: string };

/**
 * A screenshot of a story in one mode, such as `narrow-light`. There is a second attempt if the
 * first one does not give the expected screenshot.
 */
export interface Taken {
  story: Story;
  mode: Mode;
  first: Attempt;
  second?: Attempt;
}

interface Assignment {
  browser: Browser;
  /** Address of the served Storybook. */
  address: string;
  stories: Story[];
  /** Whether a screenshot has the expected hash. If not, there is a second attempt. */
  isExpected: (name: string, hash: string) => boolean;
  onProgress?: (done: number, of: number) => void;
}

/** Name of a screenshot: `button--primary/narrow-light`. */
export const toName = (story: Story, mode: Mode) => `${story.id}/${mode.name}`;

/** Takes all screenshots of the stories, in several windows at the same time. */
export async function captureStories(assignment: Assignment): Promise<Taken[]> {
  const { browser, address, stories, onProgress } = assignment;
  const taken: Taken[] = [];
  const queue = [...stories];
  let done = 0;
  // With a fixed time zone, local times are the same on every machine.
  await using context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC' });
  context.setDefaultNavigationTimeout(limitMs);
  const workInWindow = async () => {
    const window = new CaptureWindow(context, address);
    await window.renew();
    for (let story = queue.shift(); story; story = queue.shift()) {
      taken.push(...(await captureStory(window, story, assignment)));
      done += 1;
      onProgress?.(done, stories.length);
    }
  };
  const count = Math.min(windowCount, stories.length);
  await Promise.all(Array.from({ length: count }, workInWindow));
  return taken;
}

/** Takes a story's screenshots. Takes an unexpected screenshot up to two more times. */
async function captureStory(
  window: CaptureWindow,
  story: Story,
  { isExpected }: Assignment,
): Promise<Taken[]> {
  const attempts = await window.take(story, story.modes);
  const taken = story.modes.map((mode, at): Taken => ({ story, mode, first: attempts[at]! }));
  for (const attempt of ['first', 'second'] as const) {
    const suspects = taken.filter(
      ({ mode, first }) => 'failure' in first || !isExpected(toName(story, mode), first.hash),
    );
    if (suspects.length === 0) return taken;
    // An earlier story, or the first attempt, may have changed the page.
    await window.renew();
    const modes = suspects.map(({ mode }) => mode);
    const again = await window.take(story, modes);
    for (const [at, suspect] of suspects.entries()) suspect[attempt] = again[at]!;
  }
  // After a failure, the page may no longer respond.
  await window.renew();
  return taken;
}

/** First window heights in px. Windows only grow, so `padded` is below every component's height. */
const firstHeights = { fullscreen: 800, padded: 32 };

/** Window height in px for a cropped story. This window does not grow. */
const croppedHeight = 560;

const limitMs = 60_000;

/** A browser window that takes screenshots of one story after another. */
class CaptureWindow {
  readonly #context: BrowserContext;
  readonly #address: string;
  #page!: Page;
  #session!: CDPSession;
  /** Errors that the open story logged, and files that it could not load. */
  #complaints: string[] = [];
  /** Storybook's globals as JSON, or '' before the preview is loaded. */
  #globals = '';

  constructor(context: BrowserContext, address: string) {
    this.#context = context;
    this.#address = address;
  }

  /** Replaces the page, so that no earlier document is left. */
  async renew(): Promise<void> {
    await this.#page?.close();
    this.#globals = '';
    this.#page = await this.#context.newPage();
    this.#session = await this.#context.newCDPSession(this.#page);
    await watchStories(this.#page);
    this.#page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`console.error: ${message.text()}`);
    });
    this.#page.on('pageerror', ({ message }) => this.#complaints.push(message));
    this.#page.on('response', (response) => {
      if (response.status() >= 400) {
        this.#complaints.push(`${response.status()} for ${response.url()}`);
      }
    });
    this.#page.on('requestfailed', (request) => {
      const reason = request.failure()!.errorText;
      if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`${reason} for ${request.url()}`);
    });
  }

  async take(story: Story, modes: Mode[]): Promise<Attempt[]> {
    const attempts = new Map<Mode, Attempt>();
    const problem = await this.#open(story, modes[0]!).catch(toMessage);
    // Groups the modes by the values of their globals, so that globals change rarely.
    for (const mode of [...Map.groupBy(modes, toGlobals).values()].flat()) {
      attempts.set(mode, problem ? { failure: problem } : await this.#takeMode(story, mode));
    }
    return modes.map((mode) => attempts.get(mode)!);
  }

  /** Loads the preview only once for each page, because loading takes longer than most stories. */
  async #open(story: Story, mode: Mode): Promise<void> {
    const page = this.#page;
    this.#complaints = [];
    await page.emulateMedia({
      colorScheme: mode.scheme,
      forcedColors: story.forcedColors ? 'active' : 'none',
    });
    await page.setViewportSize(story.playedIn);
    // Moves the pointer out of the window, so that no element is hovered.
    await page.mouse.move(-1000, -1000);
    if (!this.#globals) {
      await loadPreview(page, this.#address);
      await page.addStyleTag({
        content: '* { caret-color: transparent !important; } html { scrollbar-width: none; }',
      });
    }
    await this.#changeGlobals(mode);
    await openStory(page, story);
  }

  async #changeGlobals(mode: Mode): Promise<void> {
    if (toGlobals(mode) !== this.#globals) await setGlobals(this.#page, mode);
    this.#globals = toGlobals(mode);
  }

  async #takeMode(story: Story, mode: Mode): Promise<Attempt> {
    // Playwright's `evaluate` has no timeout, and never ends if the page renders no frame.
    const limit = setTimeout(
      limitMs,
      { failure: 'The screenshot was not taken within 60 s.' },
      { ref: false },
    );
    return Promise.race([this.#takeFrame(story, mode), limit]).catch((error: Error) => ({
      failure: toMessage(error),
    }));
  }

  async #takeFrame(story: Story, mode: Mode): Promise<Attempt> {
    await this.#page.emulateMedia({ colorScheme: mode.scheme });
    await this.#changeGlobals(mode);
    await this.#resize(story, mode);
    await this.#checkFit(story, mode);
    if (this.#complaints.length > 0) return { failure: this.#complaints.join('\n') };
    // Playwright's own screenshots are compressed more and take several times as long.
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await this.#session.send('Page.captureScreenshot', options);
    return { hash: await keepPixels(Buffer.from(data, 'base64')) };
  }

  async #resize({ isFullscreen, isCropped }: Story, mode: Mode): Promise<void> {
    const page = this.#page;
    const { width, height = isCropped ? croppedHeight : undefined } = mode;
    const firstHeight = isFullscreen ? firstHeights.fullscreen : firstHeights.padded;
    // Changes the size twice before every screenshot, so that an earlier size has no effect.
    await page.setViewportSize({ width, height: height ? height - 1 : firstHeight });
    await page.evaluate(twoFrames);
    await holdMotion(page);
    if (height) await page.setViewportSize({ width, height });
    else await this.#growToContent(width);
    await page.evaluate(showImages);
    await page.evaluate(layOutAgain);
    await page.evaluate(scrollToFocus, isCropped);
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.evaluate(twoFrames);
    // The new size may have started a transition.
    await holdMotion(page);
    await page.evaluate(twoFrames);
  }

  /** Makes the window as high as its content, because nothing below the window is painted. */
  async #growToContent(width: number): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      const { scrollHeight, clientHeight } = await this.#page.evaluate(measure);
      if (round > 0 && scrollHeight === clientHeight) return;
      await this.#page.setViewportSize({ width, height: scrollHeight });
      await this.#page.evaluate(twoFrames);
    }
  }

  async #checkFit({ isCropped }: Story, { height }: Mode): Promise<void> {
    const size = await this.#page.evaluate(measure);
    const overflow = size.scrollWidth - size.clientWidth;
    if (overflow > 0) throw new Error(`The story is ${overflow} px wider than its window.`);
    if (!isCropped && !height && size.scrollHeight > size.clientHeight) {
      throw new Error('The story becomes taller whenever its window becomes taller.');
    }
  }
}

const toGlobals = ({ globals }: Mode) => JSON.stringify(globals);

const toMessage = ({ message }: Error) => message;

/** Runs in the page. */
function measure() {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return { scrollWidth, clientWidth, scrollHeight, clientHeight };
}

/**
 * Runs in the page. Makes Chromium compute all styles again, because it may keep a style from an
 * earlier window size. Also lays out all images again. If an image loads after the layout, Chromium
 * paints its rounded corners differently.
 */
function layOutAgain(): void {
  const sheet = document.createElement('style');
  sheet.textContent = '* { --recalculated: } img { display: none !important; }';
  document.head.append(sheet);
  document.documentElement.getBoundingClientRect();
  sheet.remove();
}

/** Runs in the page. Scrolls to the focused element, which a cropped screenshot must show. */
function scrollToFocus(isCropped: boolean): void {
  const focused = document.activeElement;
  if (isCropped && focused && focused !== document.body) {
    focused.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  scrollTo({ top: Math.round(scrollY), behavior: 'instant' });
}

/** Runs in the page. Loads and decodes all images, including those far out of view. */
async function showImages(): Promise<void> {
  const images = Array.from(document.images, (image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.allSettled(images);
}

/**
 * Runs in the page. Resolves in the second animation frame. By then, scroll events and style
 * changes are done.
 */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
