import type { Camera } from './camera.ts';
import type { PhotographedStory, ShotMode } from './stories.ts';

/** One screenshot as it was taken, or why it could not be. */
export type Taken = { png: Buffer } | { failure: string };

/** How tall, in px, a window is before it grows to what it shows: a screen, or less than any component. */
const heights = { fullscreen: 800, padded: 32 };

/** How much of a tall story is seen where its window does not grow. */
const fold = 560;

/** How long, in ms, a story may take until its play function has ended. */
const playLimit = 60_000;

/** The preview without a story; axe has its say in the tests. */
export function previewUrl(address: string): string {
  return `${address}/iframe.html?viewMode=story&globals=a11y.manual:!true`;
}

/**
 * Takes screenshots of a story, as its play function left it: each width in each scheme, from one
 * rendering.
 */
export async function takeStory(
  camera: Camera,
  address: string,
  story: PhotographedStory,
  modes: ShotMode[],
): Promise<Map<ShotMode, Taken>> {
  const problem = await playStory(camera, address, story).catch(toMessage);
  if (problem !== undefined) return new Map(modes.map((mode) => [mode, { failure: problem }]));

  const taken = new Map<ShotMode, Taken>();
  let openWidth = 0;
  for (const mode of modes) {
    try {
      await showScheme(camera, story, mode);
      if (mode.width === openWidth) await camera.run(twoFrames);
      else await openWindow(camera, story, mode);
      openWidth = mode.width;
      await fitsItsWindow(camera, story.isCropped || mode.height !== undefined);
      taken.set(mode, { png: await camera.capture() });
    } catch (error) {
      taken.set(mode, { failure: toMessage(error as Error) });
    }
  }
  return taken;
}

/** Answers what went wrong. */
async function playStory(
  camera: Camera,
  address: string,
  { id, playedIn }: PhotographedStory,
): Promise<string | undefined> {
  await camera.setForcedColors(undefined);
  await camera.resize(playedIn.width, playedIn.height);
  await camera.open(previewUrl(address));
  await camera.rest();
  const problem = await camera.run(play, id, playLimit);
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
  // A blinking caret is not part of a screenshot.
  const style = document.createElement('style');
  style.textContent = '* { caret-color: transparent !important; }';
  document.head.append(style);
  return new Promise((resolve) => {
    for (const event of failures) {
      channel.on(event, (data) => {
        const [error] = [data].flat() as { message?: string; title?: string }[];
        resolve(error?.message ?? error?.title ?? event);
      });
    }
    channel.on('storyFinished', (data) => {
      const { status } = data as { status: string };
      resolve(status === 'error' ? 'The story reported an error.' : undefined);
    });
    setTimeout(() => resolve(`Its play function did not end within ${limit / 1000} s.`), limit);
    void preview
      .ready()
      .then(() => channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' }));
  });
}

async function showScheme(
  camera: Camera,
  { forcedColors }: PhotographedStory,
  { scheme }: ShotMode,
): Promise<void> {
  await camera.run((value) => {
    document.documentElement.dataset['colorScheme'] = value;
  }, scheme);
  if (forcedColors) await camera.setForcedColors(scheme);
}

async function openWindow(
  camera: Camera,
  { layout, isCropped, hover }: PhotographedStory,
  { width, height = isCropped ? fold : undefined }: ShotMode,
): Promise<void> {
  await camera.resize(width, height ? height - 1 : heights[layout]);
  await camera.run(twoFrames);
  if (height) await camera.resize(width, height);
  else await growToContent(camera, width);
  if (hover) await camera.hover(hover);
  await camera.run(() => document.fonts.ready.then(() => undefined));
  await camera.run(twoFrames);
}

/**
 * A screenshot ends at the window's fold: the window has to be as tall as what it shows. What takes
 * its height from the window grows with it, up to a height of its own.
 */
async function growToContent(camera: Camera, width: number): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const { scrollHeight, clientHeight } = await camera.run(measure);
    if (round > 0 && scrollHeight === clientHeight) return;
    await camera.resize(width, scrollHeight);
    await camera.run(twoFrames);
  }
}

async function fitsItsWindow(camera: Camera, isCropped: boolean): Promise<void> {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = await camera.run(measure);
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

/** Runs in the page. Resolves once the browser has drawn twice: scroll events and styles have settled. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function toMessage({ message }: Error): string {
  return message;
}
