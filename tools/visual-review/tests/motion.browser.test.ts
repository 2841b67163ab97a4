import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Frame, Page } from 'playwright';
import { startBrowser } from '../browser.ts';
import { holdMotion } from '../motion.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const keyframes = `<style>
  @keyframes move { from { margin-left: 10px } to { margin-left: 200px } }
  #late { animation: move 1s infinite }
</style>`;

/** Waits until all running animations have left their first frame. */
async function waitForMotion(frame: Page | Frame): Promise<void> {
  await frame.waitForFunction(() => {
    const roots = [document, document.querySelector('div')?.shadowRoot];
    const animations = roots.flatMap((root) => root?.getAnimations() ?? []);
    const hasMoved = ({ timeline, playState, currentTime }: Animation) =>
      playState !== 'running' ||
      !(timeline instanceof DocumentTimeline) ||
      Number(currentTime) > 100;
    return animations.length > 0 && animations.every(hasMoved);
  });
}

/** Waits for as many frames as an animation needs to move visibly. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
}

test.each([
  ['an endless animation', 10, 'animation: move 3s infinite linear'],
  ['a finite animation', 200, 'animation: move 300s forwards'],
  ['a transition', 200, 'margin-left: 10px; transition: margin-left 300s'],
  ['an animation that is paused at 30 %', 67, 'animation: move 1s linear -0.3s paused both'],
  [
    'an animation that follows the scroll position',
    105,
    'animation: move linear; animation-timeline: scroll()',
  ],
])('A screenshot shows %s %i px from the left', async (_what, left, style) => {
  await using page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  await page.setContent(`${keyframes}<body style="margin: 0; height: 800px"><p style="${style}">x`);
  const paragraph = page.locator('p');
  await paragraph.evaluate((element) => {
    element.getBoundingClientRect();
    if (element.style.transition) element.style.marginLeft = '200px';
    scrollTo(0, 200);
  });
  await waitForMotion(page);
  await holdMotion(page);
  const readLeft = () =>
    paragraph.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  expect(await readLeft()).toBe(left);
  await waitForFrames(page);
  expect(await readLeft()).toBe(left);
});

test('Animations in iframes and shadow roots are held', async () => {
  await using page = await browser.newPage();
  const moving = `${keyframes}<p id=late>x`;
  await page.setContent(`<iframe srcdoc="${moving}"></iframe>
    <div><template shadowrootmode="open">${moving}</template></div>`);
  const [main, frame] = page.frames();
  for (const one of [main!, frame!]) await waitForMotion(one);
  await holdMotion(page);
  const readStates = () =>
    [document, document.querySelector('div')?.shadowRoot].flatMap(
      (root) => root?.getAnimations().map(({ currentTime }) => currentTime) ?? [],
    );
  expect(await main!.evaluate(readStates)).toEqual([0]);
  expect(await frame!.evaluate(readStates)).toEqual([0]);
});

test.each([
  ['endless', 0, 'repeatCount="indefinite"'],
  ['finite', 200, 'fill="freeze"'],
])('The %s SVG animation is held at x = %i', async (_what, x, options) => {
  await using page = await browser.newPage();
  await page.setContent(`<svg><rect width="9" height="9">
    <animate attributeName="x" from="0" to="200" dur="5s" ${options} /></rect></svg>`);
  await page.waitForFunction(() => document.querySelector('svg')!.getCurrentTime() > 0.1);
  await holdMotion(page);
  expect(await page.locator('rect').evaluate((rect: SVGRectElement) => rect.x.animVal.value)).toBe(
    x,
  );
});

test('A screenshot shows the first frame of a GIF image', async () => {
  const frames = ['red', 'lime', 'blue'].map((background) => ({
    create: { width: 20, height: 20, channels: 3, background } as const,
  }));
  const images = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const gif = await sharp(images, { join: { animated: true } })
    .gif({ delay: [150, 150, 150], loop: 0 })
    .toBuffer();
  await using page = await browser.newPage({ viewport: { width: 20, height: 20 } });
  const url = `data:image/gif;base64,${gif.toString('base64')}`;
  await page.setContent(`<body style="margin: 0"><img src="${url}">`);
  const readColour = async () => {
    const { dominant } = await sharp(await page.screenshot()).stats();
    return (['r', 'g', 'b'] as const).find((channel) => dominant[channel] > 128);
  };
  for (const frame of ['g', 'b']) await expect.poll(readColour).toBe(frame);
  await holdMotion(page);
  await expect.poll(readColour).toBe('r');
  for (let shot = 0; shot < 10; shot += 1) expect(await readColour()).toBe('r');
});

test('A video that plays by itself is held at its first frame', async () => {
  await using page = await browser.newPage();
  await page.setContent('<video loop muted autoplay></video>');
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const recorder = new MediaRecorder(canvas.captureStream(25));
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.start();
    const painting = setInterval(() => {
      canvas.getContext('2d')!.fillStyle = `hsl(${performance.now()} 50% 50%)`;
      canvas.getContext('2d')!.fillRect(0, 0, 300, 150);
    }, 20);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    clearInterval(painting);
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.stop();
    await stopped;
    document.querySelector('video')!.src = URL.createObjectURL(new Blob(parts));
  });
  const readState = () =>
    page
      .locator('video')
      .evaluate(({ paused, currentTime }: HTMLVideoElement) => [paused, currentTime]);
  await expect.poll(async () => (await readState())[1]).toBeGreaterThan(0);
  await holdMotion(page);
  await waitForFrames(page);
  expect(await readState()).toEqual([true, 0]);
});
