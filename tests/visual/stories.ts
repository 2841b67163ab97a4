import type { ColorScheme, Mode } from '../../.storybook/modes.ts';
import type { CapturePage } from './browser.ts';

interface Size {
  width: number;
  height: number;
}

/** One screenshot of a story: a window, and a scheme. */
export interface ShotMode {
  /** `phone-light` */
  name: string;
  scheme: ColorScheme;
  width: number;
  /** Where the window's own height matters; else it grows to what it shows. */
  height?: number;
}

/** What is captured of a story, read from its own parameters. */
export interface CapturedStory {
  id: string;
  /** `Sections/Hero` */
  title: string;
  name: string;
  /** `./stories/sections/Hero.stories.tsx` */
  file: string;
  /** The window in which its play function runs. */
  playedIn: Size;
  layout: 'fullscreen' | 'padded';
  /** The window as it stands, rather than the whole story. */
  isCropped: boolean;
  hover?: string;
  forcedColors?: 'active';
  modes: ShotMode[];
}

/** What a story says about its screenshots: `parameters`, as Chromatic and Storybook know them. */
interface Parameters {
  chromatic: {
    modes: Record<string, Mode>;
    disableSnapshot?: boolean;
    cropToViewport?: boolean;
    forcedColors?: 'active';
  };
  pseudo?: { hover?: string };
  layout: 'fullscreen' | 'padded';
  viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
}

/** A story as the preview has it. */
export interface LoadedStory {
  id: string;
  title: string;
  name: string;
  file: string;
  viewport?: string;
  parameters: Parameters;
}

/** As addon-vitest opens it, so that a play function meets one window in both. */
const defaultWindow: Size = { width: 1200, height: 900 };

/**
 * Every story that is captured, as the running preview knows it.
 * @param page shows the preview, with no story.
 */
export async function listStories(page: CapturePage): Promise<CapturedStory[]> {
  const loaded = JSON.parse(await page.run(loadStories)) as LoadedStory[];
  return loaded.filter(isCaptured).map(toCapturedStory);
}

/** Runs in the page. As text, because not every protocol brings back what is nested deeply. */
async function loadStories(): Promise<string> {
  interface Preview {
    ready: () => Promise<void>;
    storyStoreValue: {
      storyIndex: {
        entries: Record<string, { id: string; type: string; importPath: string; tags: string[] }>;
      };
      loadStory: (options: { storyId: string }) => Promise<{
        title: string;
        name: string;
        parameters: Parameters;
        storyGlobals?: { viewport?: { value?: string } };
      }>;
    };
  }
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview;
  await preview.ready();
  const entries = Object.values(preview.storyStoreValue.storyIndex.entries);
  const tested = entries.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  const loaded = await Promise.all(
    tested.map(async ({ id, importPath }) => {
      const story = await preview.storyStoreValue.loadStory({ storyId: id });
      const { chromatic, pseudo, layout, viewport } = story.parameters;
      return {
        id,
        title: story.title,
        name: story.name,
        file: importPath,
        viewport: story.storyGlobals?.viewport?.value,
        parameters: { chromatic, pseudo, layout, viewport },
      };
    }),
  );
  return JSON.stringify(loaded);
}

function isCaptured({ parameters: { chromatic } }: LoadedStory): boolean {
  return !chromatic.disableSnapshot;
}

export function toCapturedStory({
  parameters: { chromatic, pseudo, layout, viewport },
  viewport: chosen,
  ...story
}: LoadedStory): CapturedStory {
  const styles = chosen === undefined ? undefined : viewport?.options?.[chosen]?.styles;
  return {
    ...story,
    playedIn: styles
      ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
      : defaultWindow,
    layout,
    isCropped: chromatic.cropToViewport ?? false,
    hover: pseudo?.hover,
    forcedColors: chromatic.forcedColors,
    modes: Object.entries(chromatic.modes).flatMap(([name, mode]) =>
      'disable' in mode ? [] : [toShotMode(name, mode)],
    ),
  };
}

function toShotMode(name: string, { viewport, colorScheme }: Exclude<Mode, { disable: true }>) {
  const { width, height } =
    typeof viewport === 'number' ? { width: viewport, height: undefined } : viewport;
  return { name: name.replaceAll(' ', '-'), scheme: colorScheme, width, height };
}

/** `sections-hero--default/phone-light` */
export function toShotName(storyId: string, mode: string): string {
  return `${storyId}/${mode}`;
}
