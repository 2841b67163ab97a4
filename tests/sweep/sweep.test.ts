import type { Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Entry } from '../support/builtStorybook.ts';
import {
  type Chosen,
  combinations,
  emit,
  entries,
  expectedOf,
  flashesIn,
  inWindows,
  limit,
  oppositeOf,
  outcomeIn,
  setToolbar,
  showsIn,
  switchTo,
  toQuery,
  url,
  violationsOn,
  type Window,
} from './support.ts';

/*
 * The built Storybook, as QA and clients open it: every story and every page of documentation in both
 * schemes and both directions. Each story is opened by its address in one of the four combinations,
 * from another story in the opposite one, and follows the toolbar through the other two.
 */

const stories = entries.filter(({ type }) => type === 'story');
const docs = entries.filter(({ type }) => type === 'docs');

test('a visitor who comes for the first time sees a story', async () => {
  const look = async (id: string, { page }: Window) => {
    const begun = performance.now();
    await page.goto(`${url}?path=/story/${id}`, { waitUntil: 'commit' });
    const story = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
    await story.waitFor();
    const took = (performance.now() - begun) / 1000;
    console.log(
      `The first story was seen after ${took.toFixed(1)} s, on this machine as it is now.`,
    );
    return [];
  };
  expect(await inWindows(['sections-hero--default'], look)).toEqual([]);
});

interface Opening {
  entry: Entry;
  chosen: Chosen;
}

const nameOf = ({ entry, chosen }: Opening) =>
  `${entry.id} (${chosen.colorScheme} ${chosen.direction})`;
const inTurn = (list: Entry[]): Opening[] =>
  list.map((entry, index) => ({ entry, chosen: combinations[index % combinations.length]! }));

async function open(page: Page, { entry, chosen }: Opening, others = ''): Promise<void> {
  const query = new URLSearchParams({
    id: entry.id,
    viewMode: entry.type,
    globals: toQuery(chosen) + others,
  });
  await page.goto(`${url}iframe.html?${query.toString()}`, { waitUntil: 'commit' });
}

/** A story of the phone stands in a frame of its own width. */
function storyFrame(window: Page | Frame): Page | Frame {
  const frame = 'mainFrame' in window ? window.mainFrame() : window;
  return frame.childFrames()[0] ?? window;
}

async function lookAtStory({ entry, chosen }: Opening, page: Page): Promise<string[]> {
  return [
    ...(await outcomeIn(page, entry.id)),
    ...(await flashesIn(storyFrame(page), expectedOf(chosen, entry.id))),
  ];
}

test('every story, opened by its address, plays to its end in the look that was chosen, and follows the toolbar', async () => {
  expect(stories.length).toBeGreaterThan(100);
  const look = async (opening: Opening, { page }: Window) => {
    const { entry, chosen } = opening;
    await open(page, opening);
    const problems = await lookAtStory(opening, page);
    const seen = new Set([chosen, oppositeOf(chosen)]);
    for (const other of combinations.filter((combination) => !seen.has(combination))) {
      await setToolbar(page, other);
      problems.push(...(await showsIn(storyFrame(page), expectedOf(other, entry.id))));
    }
    return problems;
  };
  expect(await inWindows(inTurn(stories), look, nameOf)).toEqual([]);
});

test('every story, opened from another, plays to its end in the look that was chosen, with large text and forced colours', async () => {
  const openings = inTurn(stories)
    .map(({ entry, chosen }) => ({ entry, chosen: oppositeOf(chosen) }))
    .toSorted(
      (one, other) => combinations.indexOf(one.chosen) - combinations.indexOf(other.chosen),
    );
  const opened = new WeakMap<Page, Chosen>();
  const look = async (opening: Opening, { page }: Window) => {
    const { entry, chosen } = opening;
    if (opened.get(page) === chosen) await switchTo(page, entry.id);
    else await open(page, opening, ';textSize:double;media:forced');
    opened.set(page, chosen);
    return lookAtStory(opening, page);
  };
  expect(await inWindows(openings, look, nameOf)).toEqual([]);
});

test('every page of documentation follows the toolbar with every story on it, and axe finds nothing', async () => {
  expect(docs.length).toBeGreaterThan(40);
  const look = async ({ entry, chosen }: Opening, { page }: Window) => {
    await open(page, { entry, chosen });
    await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'));
    const frames = await page
      .locator('iframe[id^="iframe--"]')
      .evaluateAll((all) => all.map(({ id }) => id));
    const windows: [Page | Frame, string][] = [[page, '']];
    const problems: string[] = [];
    for (const frameId of frames) {
      const id = frameId.replace('iframe--', '');
      const handle = await page.locator(`[id="${frameId}"]`).elementHandle();
      /* It loads when it comes near. */
      await handle?.scrollIntoViewIfNeeded();
      const frame = await handle?.contentFrame();
      if (!frame) continue;
      problems.push(...(await outcomeIn(frame, id)).map((problem) => `${id}: ${problem}`));
      windows.push([storyFrame(frame), id]);
    }
    const check = async (now: Chosen, find: typeof flashesIn) => {
      for (const [window, id] of windows) {
        const found = await find(window, expectedOf(now, id));
        problems.push(...found.map((problem) => `${id} ${JSON.stringify(now)}: ${problem}`));
      }
    };
    const html = await page.content();
    const unnamed = stories.filter(({ id, title }) => title === entry.title && !html.includes(id));
    problems.push(...unnamed.map(({ id }) => `does not lead to ${id}`));
    await check(chosen, flashesIn);
    problems.push(...(await violationsOn(page, 'all')));
    for (const other of combinations.filter((combination) => combination !== chosen)) {
      await setToolbar(page, other);
      await check(other, showsIn);
      if (other.colorScheme !== chosen.colorScheme && other.direction === chosen.direction)
        problems.push(...(await violationsOn(page, 'colours')));
    }
    return problems;
  };
  expect(await inWindows(inTurn(docs), look, nameOf)).toEqual([]);
});

const sideBySide = [
  { compare: 'schemes', widths: [1280, 1280], colorSchemes: ['light', 'dark'] },
  { compare: 'widths', widths: [390, 768, 1440], colorSchemes: ['light', 'light', 'light'] },
];

test('side by side, a story plays to its end in each frame, and alone again when the toolbar says so', async () => {
  const id = 'sections-contactsending--failed';
  const look = async ({ compare, ...expected }: (typeof sideBySide)[number], { page }: Window) => {
    const query = new URLSearchParams({ id, viewMode: 'story', globals: `compare:${compare}` });
    await page.goto(`${url}iframe.html?${query.toString()}`);
    await expect
      .poll(() => page.frames().length, { timeout: limit })
      .toBe(expected.widths.length + 1);
    const frames = page.frames().slice(1);
    const problems = (await Promise.all(frames.map((frame) => outcomeIn(frame, id)))).flat();
    const seen = await Promise.all(
      frames.map((frame) =>
        frame.evaluate(() => [window.innerWidth, document.documentElement.dataset['colorScheme']]),
      ),
    );
    expect(seen).toEqual(
      expected.widths.map((width, index) => [width, expected.colorSchemes[index]]),
    );
    await setToolbar(page, { compare: 'off' });
    await page.getByRole('alert').waitFor();
    expect(page.frames()).toHaveLength(1);
    return problems;
  };
  expect(await inWindows(sideBySide, look, ({ compare }) => compare)).toEqual([]);
});

test('no story waits for animations that follow the scroll position', async () => {
  const look = async (id: string, { page }: Window) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    /* Storybook waits five seconds for them; here, for ever. */
    await page.addInitScript(() => {
      const schedule = window.setTimeout;
      const patient = (run: () => void, delay?: number) =>
        delay === 5000 ? 0 : schedule(run, delay);
      Object.assign(window, { setTimeout: patient });
    });
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
    return outcomeIn(page, id);
  };
  expect(await inWindows(['pages-homepage--whole'], look)).toEqual([]);
});

test('the bar follows the control of the scroll position', async () => {
  const look = async (id: string, { page }: Window) => {
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&args=scroll:scrolled`);
    const shows = async (scroll: string, selector: string) => {
      await emit(page, 'updateStoryArgs', { storyId: id, updatedArgs: { scroll } });
      await page.locator(selector).waitFor();
    };
    await page.locator('header[data-scrolled]').waitFor();
    await shows('past the hero', 'header[data-scrolled][data-past-hero]');
    await shows('top', 'header:not([data-scrolled], [data-past-hero])');
    return [];
  };
  const ids = ['sections-navigation--top', 'pages-homepage--whole'];
  expect(await inWindows(ids, look)).toEqual([]);
});

test('side by side, the frames have what the controls were changed to, before and since', async () => {
  const id = 'components-button--gradient';
  const look = async (compare: string, { page }: Window) => {
    const everywhere = async (label: string) => {
      for (const frame of page.frames().slice(1))
        await frame.getByRole('button', { name: label }).waitFor();
    };
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story`);
    await outcomeIn(page, id);
    await emit(page, 'updateStoryArgs', {
      storyId: id,
      updatedArgs: { children: 'Changed before' },
    });
    await setToolbar(page, { compare });
    await page.locator('iframe.compared').first().waitFor();
    await everywhere('Changed before');
    await emit(page, 'updateStoryArgs', {
      storyId: id,
      updatedArgs: { children: 'Changed since' },
    });
    await everywhere('Changed since');
    return [];
  };
  const choices = sideBySide.map(({ compare }) => compare);
  expect(await inWindows(choices, look)).toEqual([]);
});

test('on paper, which comes when a story has played, the dark scheme is white', async () => {
  const look = async (id: string, { page }: Window) => {
    const globals = 'colorScheme:dark;media:print';
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    const problems = await outcomeIn(page, id);
    await page.locator('[data-media="print"]').waitFor();
    const canvas = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    return [...problems, ...(canvas === 'light' ? [] : [`the canvas is ${canvas}`])];
  };
  expect(await inWindows(['sections-navigation--top'], look)).toEqual([]);
});

test('a choice of the toolbar while a story plays is seen at once, and the story plays on', async () => {
  const look = async (id: string, { page }: Window) => {
    await page.addInitScript(() => {
      const chosen = () => document.documentElement.dataset['colorScheme'];
      const choose = () => {
        if (!document.querySelector('form button:disabled')) return;
        observer.disconnect();
        /* The call has been made by then, and is yet to be counted. */
        setTimeout(() => {
          const globals = { colorScheme: 'dark' };
          window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
          if (chosen() !== 'dark') throw new Error(`still ${chosen()}`);
        }, 100);
      };
      const observer = new MutationObserver(choose);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    return [
      ...(await outcomeIn(page, id)),
      ...(await showsIn(page, { colorScheme: 'dark', direction: 'ltr' })),
    ];
  };
  expect(await inWindows(['sections-contactonecall--double-click'], look)).toEqual([]);
});

test('the search finds a state by the words that its readers have for it', async () => {
  const look = async (word: string, { page }: Window) => {
    if (page.url() === 'about:blank') await page.goto(`${url}?path=/docs/start--docs`);
    await page.getByRole('searchbox').fill(word);
    const found = page.getByRole('option', {
      name: new RegExp(`${word}.*Finding a state`, 'is'),
    });
    await found.first().waitFor();
    return [];
  };
  const words = ['404', 'toast', 'phone', 'dark', 'rtl', 'scrolled', 'print', 'zoom'];
  expect(await inWindows(words, look)).toEqual([]);
});

/** One of each kind that was wrong once: a phone, a pointer, notices, one that scrolls, large text. */
const inTheManager = [
  'sections-navigationmenu--open',
  'sections-navigation--narrow-closed',
  'sections-navigation--scrolled',
  'sections-portfolio--book-focused',
  'sections-contactnotices--failure-stays-until-dismissed',
  'sections-contactsending--failed',
  'sections-contact--large-text',
];

test('in Storybook itself the panel of a story says that it passed, on first open', async () => {
  const listed = stories.filter(({ id }) => inTheManager.includes(id));
  expect(listed).toHaveLength(inTheManager.length);
  const look = async ({ entry, chosen }: Opening, { page }: Window) => {
    const query = new URLSearchParams({
      path: `/story/${entry.id}`,
      globals: toQuery(chosen).replace(';a11y.manual:!true', ''),
      addonPanel: 'storybook/interactions/panel',
    });
    await page.goto(`${url}?${query.toString()}`, { waitUntil: 'commit' });
    const panel = page.locator('#panel-tab-content, [role="tabpanel"]');
    await panel
      .getByText(/^(Pass|Fail)/)
      .first()
      .waitFor();
    const verdict = await panel
      .getByText(/^(Pass|Fail)/)
      .first()
      .innerText();
    const frame = await (
      await page.locator('#storybook-preview-iframe').elementHandle()
    )?.contentFrame();
    if (!frame) return ['has no preview'];
    return [
      ...(/pass/i.test(verdict) ? [] : [`the panel says "${verdict}"`]),
      ...(await outcomeIn(frame, entry.id)),
      ...(await flashesIn(frame, expectedOf(chosen, entry.id))),
    ];
  };
  expect(await inWindows(inTurn(listed), look, nameOf)).toEqual([]);
});
