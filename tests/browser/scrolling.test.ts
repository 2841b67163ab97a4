import { expect, phone, test } from './support/test.ts';

const windows = {
  'a phone': { ...phone, isMobile: true },
  'a desktop': { viewport: { width: 1280, height: 720 } },
};

for (const [name, options] of Object.entries(windows)) {
  test(`on ${name}, scrolling causes few layouts and paints`, async ({ open }) => {
    const page = await open('/', { ...options, reducedMotion: 'no-preference' });
    /* Waits until `moveInView` animates the drawings that are in view. */
    await page.locator(':has(> [data-moves])').first().scrollIntoViewIfNeeded();
    await page.locator('[data-moving]').first().waitFor({ state: 'attached' });
    const way = await page.evaluate(async () => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      for (let top = 0; top <= way; top += 300) {
        window.scrollTo({ top, behavior: 'instant' });
        /* Waits four frames, because an animation starts a few frames after the scroll. */
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return way;
    });
    const playing = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      );
    await expect.poll(playing).toBe(0);

    /* Keeps requesting frames, because the scroll gesture below waits for frames. */
    await page.evaluate(() => {
      const keepDrawing = () => requestAnimationFrame(keepDrawing);
      keepDrawing();
    });
    const cdp = await page.context().newCDPSession(page);
    const events: string[] = [];
    cdp.on('Tracing.dataCollected', ({ value }) =>
      events.push(...(value as { name: string }[]).map((event) => event.name)),
    );
    const categories = 'devtools.timeline';
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories });
    for (const yDistance of [-way, way]) {
      await cdp.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 400,
        yDistance,
        speed: 4_800,
        gestureSourceType: 'mouse',
      });
    }
    const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await ended;
    const count = (name: string) => events.filter((event) => event === name).length;
    expect(count('ScrollLayer')).toBeGreaterThan(20);
    expect.soft(count('Layout'), 'layouts').toBeLessThanOrEqual(10);
    expect.soft(count('Paint'), 'paints').toBeLessThanOrEqual(60);
  });
}
