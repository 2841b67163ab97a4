import type { Browser, Page } from 'playwright';
import type { addons } from 'storybook/preview-api';

/*
 * Only this file depends on Storybook's preview. This file calls the preview's `extract`, as
 * Chromatic does. It sends and receives the events that the sidebar and the toolbar use.
 */

export interface Size {
  width: number;
  height: number;
}

/** Settings for one screenshot of a story: the window, and the values of Storybook's globals. */
export interface Mode {
  /** `narrow-light` */
  name: string;
  width: number;
  /** Fixed height. Without it, the window of an uncropped story grows to its content. */
  height?: number;
  /** Value of `prefers-color-scheme`. */
  scheme: 'light' | 'dark';
  globals: Record<string, unknown>;
}

/** A story with all data that affects its screenshots. */
export interface Story {
  id: string;
  /** `Forms/Button` */
  title: string;
  name: string;
  /** `./stories/Button.stories.tsx` */
  file: string;
  /** Window size in which the play function runs. */
  playedIn: Size;
  isFullscreen: boolean;
  /** Whether a screenshot shows only the window, not the whole story. */
  isCropped: boolean;
  forcedColors: boolean;
  modes: Mode[];
}

type Channel = ReturnType<typeof addons.getChannel>;

type Viewports = Record<string, { styles: { width: string; height: string } }>;
type ModeParameters = { disable?: boolean; viewport?: number | Size };

/** The part of the `extract()` result that affects screenshots. */
export interface ExtractedStory {
  id: string;
  title: string;
  name: string;
  /** The globals that the story sets. */
  storyGlobals?: { viewport?: { value?: string } };
  parameters: {
    fileName?: string;
    layout?: string;
    viewport?: { options?: Viewports };
    chromatic?: {
      modes?: Record<string, ModeParameters & Record<string, unknown>>;
      disableSnapshot?: boolean;
      cropToViewport?: boolean;
      forcedColors?: 'active' | 'none';
    };
  };
}

/** Window size for play functions, the same as in Storybook's test addon. */
const defaultWindow: Size = { width: 1200, height: 900 };

/** Lists the stories that have screenshots. */
export async function listStories(browser: Browser, address: string): Promise<Story[]> {
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/iframe.html?viewMode=story`);
  const extracting = page.evaluate(extractStories);
  // If the preview file fails, only its own error names the reason.
  const json = await extracting.catch((error: unknown) => Promise.reject(errors[0] ?? error));
  const extracted = JSON.parse(json) as ExtractedStory[];
  await page.close();
  return extracted.filter(({ parameters }) => !parameters.chromatic?.disableSnapshot).map(toStory);
}

/** Runs in the page. Returns JSON, because functions such as decorators cannot be sent to Node. */
async function extractStories(): Promise<string> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, ExtractedStory>>;
  };
  await preview.ready();
  const stories = Object.values(await preview.extract());
  return JSON.stringify(
    stories.map(({ id, title, name, storyGlobals, parameters }) => {
      const { fileName, layout, viewport, chromatic } = parameters;
      return {
        id,
        title,
        name,
        storyGlobals,
        parameters: { fileName, layout, viewport, chromatic },
      };
    }),
  );
}

export function toStory({ parameters, storyGlobals, ...story }: ExtractedStory): Story {
  const { chromatic = {}, layout, fileName = '' } = parameters;
  const viewport = parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? ''];
  const modes = Object.entries(chromatic.modes ?? { default: {} });
  return {
    ...story,
    file: fileName,
    playedIn: viewport ? toSize(viewport) : defaultWindow,
    isFullscreen: layout === 'fullscreen',
    isCropped: chromatic.cropToViewport ?? false,
    forcedColors: chromatic.forcedColors === 'active',
    modes: modes.filter(([, { disable }]) => !disable).map(([name, mode]) => toMode(name, mode)),
  };
}

function toMode(name: string, parameters: ModeParameters): Mode {
  const { disable: _, viewport = defaultWindow.width, ...globals } = parameters;
  const size = typeof viewport === 'number' ? { width: viewport } : viewport;
  return {
    name: name.replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-'),
    ...size,
    scheme: /\bdark\b/i.test(name) ? 'dark' : 'light',
    globals,
  };
}

function toSize({ styles: { width, height } }: Viewports[string]): Size {
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

interface Watched {
  isFinished: boolean;
  problem?: string | undefined;
}

/** Watches the preview's channel from the first event. Call this function once for each page. */
export async function watchStories(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failures = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'configError',
    ];
    const watched: Watched = { isFinished: false };
    let channel: Channel | undefined;
    Object.assign(window, { visualReview: watched });
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set(value: Channel) {
        channel = value;
        for (const event of failures) {
          value.on(event, (data) => {
            const [error] = [data].flat() as { message?: string; title?: string }[];
            watched.problem ??= error?.message ?? error?.title ?? event;
            watched.isFinished = true;
          });
        }
        value.on('storyFinished', (data) => {
          const { status } = data as { status: string };
          if (status === 'error') watched.problem ??= 'The story reported an error.';
          watched.isFinished = true;
        });
      },
    });
  });
}

/** Loads the preview without a story. */
export async function loadPreview(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story`);
  // Storybook reports that no story is chosen.
  await waitUntilFinished(page);
}

/** Opens a story and waits until its play function has ended. Throws if the story fails. */
export async function openStory(page: Page, { id }: Story): Promise<void> {
  await page.evaluate((storyId) => {
    const started: Watched = { isFinished: false, problem: undefined };
    Object.assign(Reflect.get(window, 'visualReview') as Watched, started);
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  const problem = await waitUntilFinished(page);
  if (problem) throw new Error(problem);
}

/** Returns the reason if the story failed. */
async function waitUntilFinished(page: Page): Promise<string | undefined> {
  const isFinished = () => (Reflect.get(window, 'visualReview') as Watched).isFinished;
  await page.waitForFunction(isFinished, null, { timeout: 60_000 }).catch((error: Error) => {
    const reason = 'The story did not finish within 60 s.';
    throw error.name === 'TimeoutError' ? new Error(reason, { cause: error }) : error;
  });
  return page.evaluate(() => (Reflect.get(window, 'visualReview') as Watched).problem);
}

/** Sets the mode's globals, and resets all others. Does not run the play function again. */
export async function setGlobals(page: Page, mode: Mode): Promise<void> {
  // Turns off axe, the accessibility check, because the story tests already run it.
  const globals = { a11y: { manual: true }, ...mode.globals };
  await page.evaluate((changed) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    const [initial] = channel.last('setGlobals') as [{ globals: object }];
    const hasStory = channel.last('storyRendered') !== undefined;
    return new Promise<void>((resolve) => {
      if (hasStory) channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { ...initial.globals, ...changed } });
      if (!hasStory) resolve();
    });
  }, globals);
}
