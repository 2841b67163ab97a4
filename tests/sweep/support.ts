import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { afterAll, inject } from 'vitest';
import { probe, type Shown } from './probe.ts';

export const url = inject('storybookUrl');
export const entries = inject('storybookEntries');

/** What the toolbar can be set to, in every combination of scheme and direction. */
export interface Chosen {
  colorScheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

export const combinations: Chosen[] = (['ltr', 'rtl'] as const).flatMap((direction) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ colorScheme, direction })),
);

/** The other scheme and the other direction. */
export function oppositeOf(chosen: Chosen): Chosen {
  return combinations.at(-1 - combinations.indexOf(chosen))!;
}

/** As an address has it. axe has its say in the tests of the stories. */
export function toQuery({ colorScheme, direction }: Chosen): string {
  return `colorScheme:${colorScheme};direction:${direction};a11y.manual:!true`;
}

/** What may take long on a busy machine: nothing waits for it but what hangs. */
export const limit = 60_000;

const pagesAtOnce = 3;

let connection: Promise<Browser> | undefined;
afterAll(async () => (await connection)?.close());

/** A page whose complaints are collected: errors of the console, and requests to anywhere else. */
export interface Window {
  page: Page;
  /** All complaints since it was asked last. */
  take: () => string[];
}

async function openWindow(): Promise<Window & { close: () => Promise<void> }> {
  const browser = await (connection ??= chromium.connect(inject('storybookBrowser')));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(limit);
  await context.addInitScript(probe);
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', ({ message }) => heard.push(`uncaught: ${message}`));
  page.on('request', (request) => {
    const isOurs = [url, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
    if (!isOurs) heard.push(`request to ${request.url()}`);
  });
  return { page, take: () => heard.splice(0), close: () => context.close() };
}

/** Does each of many things in one of a few windows, and answers everything that was wrong. */
export async function inWindows<T>(
  things: readonly T[],
  look: (thing: T, window: Window) => Promise<string[]>,
  nameOf: (thing: T) => string = String,
): Promise<string[]> {
  const waiting = [...things];
  const problems: string[] = [];
  const work = async () => {
    const window = await openWindow();
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      const name = nameOf(thing);
      const found = await look(thing, window).catch(({ message }: Error) => [message]);
      problems.push(...[...found, ...window.take()].map((problem) => `${name}: ${problem}`));
    }
    await window.close();
  };
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, things.length) }, work));
  return problems;
}

/** Shows another story in the same window, as a click in the sidebar does. */
export async function switchTo(page: Page, id: string): Promise<void> {
  await page.evaluate((id) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__!;
    /* What the story before has shown, and what it has thrown, does not count. */
    window.thrownBefore = channel.last('playFunctionThrewException');
    const begin = ({ newPhase }: { newPhase: string }) => {
      if (newPhase !== 'playing' && newPhase !== 'completing') return;
      window.shown?.splice(0);
      channel.off('storyRenderPhaseChanged', begin);
    };
    channel.on('storyRenderPhaseChanged', begin);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, id);
}

/** Says to Storybook's preview what its manager would. */
export async function emit(page: Page, event: string, data: object): Promise<void> {
  await page.evaluate(([event, data]) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, data), [
    event,
    data,
  ] as const);
}

/** Sets the toolbar, as a click on it does. */
export async function setToolbar(page: Page, chosen: Chosen | { compare: string }): Promise<void> {
  await emit(page, 'updateGlobals', { globals: chosen });
}

/**
 * Waits for the story of a window to end, and answers what went wrong in it. Storybook calls a story
 * whose play function threw a success.
 */
export async function outcomeIn(frame: Page | Frame, id: string): Promise<string[]> {
  const handle = await frame.waitForFunction((id) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel?.last('storyMissing')) return 'the story is missing';
    const [finished] = channel?.last('storyFinished') ?? [];
    if (finished?.storyId !== id) return undefined;
    const thrown = channel?.last('playFunctionThrewException');
    if (thrown && thrown !== window.thrownBefore) return thrown[0]?.message;
    return finished.status;
  }, id);
  const status = await handle.jsonValue();
  return status === 'success' ? [] : [`its play function ended with "${status}"`];
}

/**
 * What axe finds on a page of documentation. Its stories have their own tests, and its landmarks are
 * those of the manager around it.
 */
export async function violationsOn(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude('.docs-story')
    .exclude('iframe');
  if (what === 'all') axe.disableRules(['region', 'landmark-one-main']);
  else axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)}: ${any[0]?.message}`),
  );
}

/** What the window of a story must look like, given what the story sets for itself. */
export function expectedOf({ colorScheme, direction }: Chosen, id: string): Chosen {
  return { colorScheme, direction: id.endsWith('right-to-left') ? 'rtl' : direction };
}

/** Waits until a window shows what was chosen, and answers what it shows instead where it never does. */
export async function showsIn(frame: Page | Frame, expected: Chosen): Promise<string[]> {
  const matches = ({ colorScheme, direction }: Chosen) => {
    const last = window.shown?.at(-1);
    return last?.colorScheme === colorScheme && last.direction === direction;
  };
  return frame.waitForFunction(matches, expected, { timeout: limit / 4 }).then(
    () => [],
    async () => [`shows ${JSON.stringify(await frame.evaluate(() => window.shown?.at(-1)))}`],
  );
}

/** Compares all that was seen since the story came with what was chosen: one look, from the first frame on. */
export async function flashesIn(frame: Page | Frame, expected: Chosen): Promise<string[]> {
  const shown = await frame.evaluate(
    () =>
      new Promise<Shown[]>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shown ?? [])));
      }),
  );
  const [first, ...others] = shown;
  if (!first) return ['nothing was shown'];
  const problems = shown
    .filter(
      ({ colorScheme, direction }) =>
        colorScheme !== expected.colorScheme || direction !== expected.direction,
    )
    .map((look) => `shows ${look.colorScheme} ${look.direction}, not what was chosen`);
  if (others.length > 0) {
    problems.push(`flashes: ${shown.map((look) => Object.values(look).join(' ')).join(' → ')}`);
  }
  return problems;
}
