import type { Page } from 'playwright';
import { badAnswer, expect, test } from './support/test.ts';

const marker = 'zqx7';

/**
 * Probes: texts that try to inject code. Injected code calls `hit()`. The marker shows whether the
 * page repeats a probe.
 */
const probes = [
  `"><script>hit('${marker}')</script>`,
  `'><img src=x onerror=hit('${marker}')>`,
  `</title></textarea></script><svg onload=hit('${marker}')>`,
  `${marker}\\";hit();//`,
  `\u202e\u0000${marker}\r\nX-Injected: yes`,
  `__proto__[${marker}]=hit`,
] as const;

async function expectUntouched(page: Page, probe: string) {
  const isRepeated = (await page.content()).includes(marker);
  const isPolluted = await page.evaluate((marker) => marker in {}, marker);
  expect.soft({ isRepeated, isPolluted }, probe).toEqual({ isRepeated: false, isPolluted: false });
}

test('injection probes in a URL have no effect', async ({ open, consoleErrors }) => {
  const page = await open();
  const hits: string[] = [];
  await page.exposeFunction('hit', (text = 'hit') => void hits.push(text));
  for (const probe of probes) {
    const text = encodeURIComponent(probe);
    await page.goto(`/?q=${text}&${text}#${text}`);
    await expectUntouched(page, probe);
    const before = consoleErrors.heard.length;
    const answer = await page.goto(`/${text}/${text}?q=${text}#${text}`);
    expect.soft([404, 400], probe).toContain(answer?.status());
    expect.soft(answer?.headers()['x-injected'], probe).toBeUndefined();
    await expectUntouched(page, probe);
    if (answer?.status() !== 404) continue;
    // The page logs its path after the first frame.
    const logged = () => consoleErrors.heard.slice(before).join('\n');
    await expect.poll(logged).toMatch(/^Page not found: /m);
  }
  expect(hits).toEqual([]);
  // The page logs its path as text. The specification requires the log.
  await consoleErrors.expectOnly(badAnswer(404), badAnswer(400), /^Page not found: \//);
});
