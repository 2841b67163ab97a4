import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { light } from '../../theme/colorSchemes.ts';
import { createReviewFixture, groupSize } from '../support/reviewFixture.ts';
import { buildDesk, buildReport, type DeskPage } from '../visual/desk/page.ts';
import { toReview } from '../visual/desk/review.ts';
import { serveDesk } from '../visual/desk/server.ts';
import { cropChanged, patchArea } from '../visual/patch.ts';
import { encode, hashOf, type Pixels } from '../visual/pixels.ts';
import { expectNoViolation } from './support/axe.ts';
import { describe, expect, test } from './support/test.ts';

const count = 632;

let page: DeskPage;
const closing: (() => Promise<void>)[] = [];
beforeAll(async () => {
  page = await buildDesk();
});
afterAll(() => Promise.all(closing.map((close) => close())));

async function startDesk(differences = count) {
  const fixture = await createReviewFixture(differences);
  const desk = await serveDesk({
    ...fixture,
    page,
    token: 'right',
    storybook: 'http://127.0.0.1:1',
  });
  closing.push(desk.close, fixture.remove);
  return { ...desk, ...fixture };
}

const rowsOn = (desk: Page) =>
  desk.getByRole('navigation', { name: 'Changes' }).getByRole('listitem');
const titleOn = (desk: Page) => desk.getByRole('heading', { level: 2 });

/** The screenshot after, whole on the screen. */
const shownOn = (desk: Page) =>
  desk.getByAltText('After', { exact: true }).evaluate((image: HTMLImageElement) => image.decode());

describe('the review desk by keyboard', () => {
  test('j and k walk, a accepts the whole group, and the next one is opened', async ({ open }) => {
    const { address, state, run } = await startDesk(groupSize + 3);
    const desk = await open(address);
    await expect.poll(() => titleOn(desk).textContent()).toContain('Button');
    await desk.keyboard.press('j');
    await expect.poll(() => titleOn(desk).textContent()).toBe('Hero: Story 4');
    await desk.keyboard.press('k');
    await desk.getByText(`1 of ${groupSize} equal changes`).waitFor();
    await desk.keyboard.press('a');
    await desk.getByRole('status').getByText(`${groupSize} screenshots accepted.`).waitFor();
    const seen = run.shots.slice(0, groupSize).map(({ name, after }) => ({ name, after }));
    const byName = (one: { name: string }, other: { name: string }) =>
      one.name.localeCompare(other.name);
    expect(state.accepted.toSorted(byName)).toEqual(seen.toSorted(byName));
    await expect.poll(() => titleOn(desk).textContent()).toBe('Hero: Story 4');
    await expect
      .poll(() => desk.getByLabel('Accepted. Commit it').inputValue())
      .toContain('git add tests/visual/accepted.txt');
    await expect.poll(() => rowsOn(desk).last().textContent()).toContain('Accepted');
  });

  test('a story whose widths changed differently is shown at once, and is one decision', async ({
    open,
  }) => {
    const { address, state } = await startDesk(groupSize + 3);
    const desk = await open(address);
    await desk.getByText(`1 of ${groupSize} equal changes`).waitFor();
    await desk.keyboard.press('j');
    const all = desk.getByRole('main').getByRole('listitem').getByRole('button');
    await expect.poll(() => all.count()).toBe(3);
    await expectNoViolation(desk);
    await all.nth(1).click();
    await desk.getByText('2 of 3 widths and schemes').waitFor();
    await desk.keyboard.press('5');
    await expect.poll(() => all.count()).toBe(3);
    await desk.keyboard.press('a');
    await desk.getByRole('status').getByText('3 screenshots accepted.').waitFor();
    expect(state.accepted).toHaveLength(3);
  });

  test('] walks within a group, and A accepts one screenshot alone', async ({ open }) => {
    const { address, state } = await startDesk(groupSize);
    const desk = await open(address);
    await desk.getByText(`1 of ${groupSize} equal`).waitFor();
    await desk.keyboard.press(']');
    await desk.getByText(`2 of ${groupSize} equal`).waitFor();
    await desk.keyboard.press('Shift+A');
    await desk.getByRole('status').getByText('1 screenshot accepted.').waitFor();
    expect(state.accepted).toHaveLength(1);
  });

  test('x holds with a note; letters in the note are no shortcuts', async ({ open }) => {
    const { address, holds, run, state } = await startDesk(1);
    const desk = await open(address);
    await titleOn(desk).waitFor();
    await desk.keyboard.press('x');
    await desk.keyboard.type('a jackal, too dark');
    await expectNoViolation(desk);
    await desk.keyboard.press('Control+Enter');
    await desk.getByText('On hold: a jackal, too dark').waitFor();
    expect(holds).toEqual({ [run.shots[0]!.name]: 'a jackal, too dark' });
    expect(state.accepted).toEqual([]);
  }, 30_000);

  test('an arrow moves the slider by 2 %, with Shift by 10 %', async ({ open }) => {
    const { address } = await startDesk(1);
    const desk = await open(address);
    const slider = desk.getByRole('slider');
    await slider.focus();
    await desk.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe('52');
    await desk.keyboard.press('Shift+ArrowLeft');
    expect(await slider.inputValue()).toBe('42');
    const clip = desk.getByAltText('After', { exact: true });
    expect(await clip.evaluate((image) => image.style.clipPath)).toBe('inset(0px 0px 0px 42%)');
  });

  test('keys can be switched off', async ({ open }) => {
    const { address, state } = await startDesk(groupSize + 1);
    const desk = await open(address);
    await desk.getByLabel('Keys').uncheck();
    await desk.keyboard.press('a');
    await desk.getByRole('button', { name: 'Next j' }).click();
    await expect
      .poll(() => rowsOn(desk).last().getByRole('button').getAttribute('aria-current'))
      .toBe('true');
    expect(state.accepted).toEqual([]);
  });
});

describe('the review desk by mouse', () => {
  test('a screenshot is swiped by dragging across it', async ({ open }) => {
    const { address } = await startDesk(1);
    const desk = await open(address);
    await shownOn(desk);
    const { x = 0, y = 0, width = 0 } = (await desk.locator('.frame').boundingBox()) ?? {};
    await desk.mouse.move(x + width / 2, y + 20);
    await desk.mouse.down();
    await desk.mouse.move(x + width / 4, y + 20);
    await desk.mouse.up();
    expect(Number(await desk.getByRole('slider').inputValue())).toBeCloseTo(25, 0);
  });

  test('zoom keeps pixels whole: 4:1 is four times as wide, and not smoothed', async ({ open }) => {
    const { address, run } = await startDesk(1);
    const desk = await open(address);
    await desk.getByText('4:1').click();
    const image = desk.getByAltText('After', { exact: true });
    await expect
      .poll(() => image.evaluate(({ clientWidth }) => clientWidth))
      .toBe(4 * run.shots[0]!.width);
    expect(await image.evaluate((one) => getComputedStyle(one).imageRendering)).toBe('pixelated');
  });

  test('the difference marks exactly the pixels that changed', async ({ open }) => {
    const { address } = await startDesk(1);
    const desk = await open(address, { colorScheme: 'light' });
    await desk.getByRole('radio', { name: 'Difference' }).check();
    const canvas = desk.getByLabel('Every pixel that changed is marked');
    const rgb = (light.palette.secondary.main.match(/[0-9a-f]{2}/g) ?? []).map((hex) =>
      Number.parseInt(hex, 16),
    );
    const marked = () =>
      canvas.evaluate((element, [red, green, blue]) => {
        const canvas = element as HTMLCanvasElement;
        const { width, height } = canvas;
        // A copy: Chromium warns of a canvas that is read again and again.
        const copy = new OffscreenCanvas(width, height).getContext('2d', {
          willReadFrequently: true,
        })!;
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, width, height);
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          count += Number(data[at] === red && data[at + 1] === green && data[at + 2] === blue);
        return count;
      }, rgb);
    await expect.poll(marked).toBe(140 * 44);
  });

  test('side by side, both scroll together', async ({ open }) => {
    const { address } = await startDesk(1);
    const desk = await open(address);
    await desk.getByRole('radio', { name: 'Side by side' }).check();
    await desk.getByText('4:1').click();
    await shownOn(desk);
    const panes = desk.locator('.scroller');
    await panes.first().evaluate((pane) => pane.scrollTo(120, 240));
    await expect
      .poll(() => panes.last().evaluate((pane) => [pane.scrollLeft, pane.scrollTop]))
      .toEqual([120, 240]);
  });

  test('a width alone is listed and accepted', async ({ open }) => {
    const { address, state } = await startDesk(groupSize);
    const desk = await open(address);
    await desk.getByText('768', { exact: true }).click();
    await desk.getByText('Dark', { exact: true }).click();
    await desk.getByRole('button', { name: `Accept all ${groupSize / 6}` }).click();
    await desk.getByRole('status').getByText('12 screenshots accepted.').waitFor();
    expect(state.accepted.every(({ name }) => name.endsWith('/tablet-dark'))).toBe(true);
  });
});

describe('the review desk tells the truth', () => {
  test('while screenshots are taken, what comes is shown without a reload', async ({ open }) => {
    const { address, run, state } = await startDesk(2);
    state.isRunning = true;
    const late = run.shots.pop()!;
    const desk = await open(address);
    await expect.poll(() => rowsOn(desk).count()).toBe(1);
    run.shots.push({ ...late, storyId: 'late', group: 'late' });
    await expect.poll(() => rowsOn(desk).count()).toBe(2);
    expect(await rowsOn(desk).first().textContent()).toContain(`${late.width} px, ${late.scheme}`);
  });

  test('a stale run says so, and nothing can be accepted', async ({ open }) => {
    const { address, state } = await startDesk(1);
    state.tree = 'another tree';
    const desk = await open(address);
    await desk.getByText('The code has changed since').waitFor();
    expect(await desk.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
    await desk.keyboard.press('a');
    await desk.keyboard.press('x');
    await desk.getByRole('dialog').waitFor();
    expect(state.accepted).toEqual([]);
  });

  test('where nothing was compared it never says that nothing changed', async ({ open }) => {
    const { address, run } = await startDesk(0);
    run.compared = false;
    const desk = await open(address);
    await desk.getByText('Nothing was compared').waitFor();
    expect(await desk.locator('body').textContent()).not.toMatch(
      /0 differences|as it was accepted/,
    );
  });

  test('against a commit one looks, and accepts nothing', async ({ open }) => {
    const { address, run } = await startDesk(1);
    run.against = { kind: 'commit', ref: 'main', commit: 'abcdef1234' };
    const desk = await open(address);
    await desk.getByText('Compared with main (abcdef1)').waitFor();
    expect(await desk.getByRole('button', { name: 'Accept' }).isDisabled()).toBe(true);
  });

  test('without the token it says so, and shows nothing', async ({ open, consoleErrors }) => {
    const { origin } = await startDesk(1);
    const desk = await open(origin);
    await desk.getByRole('alert').getByText('token').waitFor();
    expect(await rowsOn(desk).count()).toBe(0);
    expect(consoleErrors.take().join(' ')).toContain('403');
  });
});

describe('another site', () => {
  test('can accept nothing, even with the token and the address', async ({
    open,
    consoleErrors,
  }) => {
    const { origin, state, run } = await startDesk(1);
    const evil = await open('/');
    const [{ name, after } = { name: '' }] = run.shots;
    const send = (mode: RequestMode, type: string) =>
      evil.evaluate(
        ([url, body, mode, type]) =>
          fetch(url, {
            method: 'POST',
            mode,
            body,
            headers: {
              'content-type': type,
              ...(mode === 'cors' ? { 'x-review-token': 'right' } : {}),
            },
          }).then(
            () => 'sent',
            () => 'refused',
          ),
        [
          `${origin}/api/accept?token=right`,
          JSON.stringify({ seen: [{ name, after }] }),
          mode,
          type,
        ] as const,
      );
    await send('cors', 'application/json');
    await send('no-cors', 'text/plain');
    expect(state.accepted).toEqual([]);
    consoleErrors.take();
  });
});

describe('the review desk is usable', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at 1024 px in the ${colorScheme} scheme`, async ({ open }) => {
      const { address, run } = await startDesk(groupSize + 2);
      run.shots.push({ ...run.shots[1]!, name: 'x/1', state: 'failed', reason: 'sticks out' });
      const options = { viewport: { width: 1024, height: 720 }, bypassCSP: true, colorScheme };
      const desk = await open(address, options);
      await shownOn(desk);
      await expectNoViolation(desk);
      await desk.keyboard.press('j');
      for (const key of ['2', '3', '4', '5']) {
        await desk.keyboard.press(key);
        await expectNoViolation(desk);
      }
      const { scrollWidth, clientWidth } = await desk.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await desk.getByRole('button', { name: `Accept all ${groupSize}` }).click({ trial: true });
    });
  }

  test(`${count} differences open about as fast as six`, async ({ open }) => {
    const [few, many] = await Promise.all([startDesk(6), startDesk()]);
    const timeTo = async (address: string) => {
      const begun = performance.now();
      const desk = await open(address);
      await rowsOn(desk).first().waitFor();
      await shownOn(desk);
      await desk.context().close();
      return performance.now() - begun;
    };
    const times: { few: number; many: number }[] = [];
    for (let round = 0; round < 3; round += 1)
      times.push({ few: await timeTo(few.address), many: await timeTo(many.address) });
    const best = (name: 'few' | 'many') => Math.min(...times.map((time) => time[name]));
    expect(best('many') / best('few')).toBeLessThan(2.5);
  }, 60_000);
});

describe('the single-file report', () => {
  test('opens from a file, shows the screenshots, and gathers what was chosen', async ({
    open,
  }) => {
    const { visual, run, pixelsFile } = await startDesk(3);
    const state = { holds: {}, isRunning: false, tree: 'tree' };
    const hashes = run.shots.flatMap(({ before = '', after = '' }) => [before, after]);
    const screenshots = new Map(
      await Promise.all(
        hashes.map(async (hash) => [hash, await readFile(pixelsFile(hash), 'base64')] as const),
      ),
    );
    const html = await buildReport(toReview(await visual.readRun(), state), screenshots);
    const file = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.html');
    await writeFile(file, html);
    const report = await open(pathToFileURL(file).href);
    await shownOn(report);
    await report.keyboard.press('a');
    const { name, after } = run.shots[0]!;
    await expect
      .poll(() => report.getByLabel('To accept what you chose').inputValue())
      .toContain(`${after} ${name}`);
    expect(await report.getByRole('button', { name: /Hold|Take screenshots/ }).count()).toBe(0);
  });

  const bars = (heights: number[]): Pixels => ({
    width: 20,
    height: heights.reduce((sum, height) => sum + height, 0),
    data: Uint8Array.from(
      heights.flatMap((height, bar) =>
        Array.from({ length: height * 20 * 4 }, (_, at) =>
          at % 4 === 3 ? 255 : (bar * 83 + at) % 256,
        ),
      ),
    ),
  });
  const moved = bars([9, 9, 9]);
  moved.data.fill(255, 900, 912);
  test.for([
    ['has changed', moved],
    ['has grown', bars([9, 14, 9])],
    ['is shorter', bars([9, 9])],
    ['is wider', { ...bars([10]), width: 40, height: 5 }],
  ] as const)('a screenshot that %s has every pixel of it', async ([, after], { open }) => {
    const { visual, run } = await startDesk(1);
    const before = bars([9, 9, 9]);
    const [id, hash] = [hashOf(before), hashOf(after)];
    Object.assign(run.shots[0]!, { before: id, after: hash });
    const area = patchArea(before, after);
    const image = encode(cropChanged(before, after, area.box)).toString('base64');
    const { width, height } = after;
    const html = await buildReport(
      toReview(await visual.readRun(), { holds: {}, isRunning: false, tree: 'tree' }),
      new Map([[id, encode(before).toString('base64')]]),
      new Map([[run.shots[0]!.name, { ...area, before: id, width, height, image }]]),
    );
    const file = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.html');
    await writeFile(file, html);
    const report = await open(pathToFileURL(file).href);
    await shownOn(report);
    const shown = await report
      .getByAltText('After', { exact: true })
      .evaluate((element: HTMLImageElement) => {
        const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight);
        const context = canvas.getContext('2d')!;
        context.drawImage(element, 0, 0);
        return [...context.getImageData(0, 0, canvas.width, canvas.height).data];
      });
    expect(hashOf({ width, height, data: Uint8Array.from(shown) })).toBe(hash);
  });
});
