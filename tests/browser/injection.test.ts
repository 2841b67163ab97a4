import type { Page } from 'playwright';
import { contactMessage, formOn, functionPath, noticesOn } from './support/form.ts';
import { badAnswer, expect, siteUrl, test } from './support/test.ts';

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

async function watch(page: Page) {
  const hits: string[] = [];
  const strangers: string[] = [];
  page.on('dialog', (dialog) => {
    hits.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) strangers.push(request.url());
  });
  await page.exposeFunction('hit', (text = 'hit') => void hits.push(text));
  return { hits, strangers };
}

async function expectUntouched(page: Page, probe: string) {
  const isRepeated = (await page.content()).includes(marker);
  const isPolluted = await page.evaluate((marker) => marker in {}, marker);
  expect.soft({ isRepeated, isPolluted }, probe).toEqual({ isRepeated: false, isPolluted: false });
}

test('injection probes in a URL have no effect', async ({ open, consoleErrors }) => {
  const page = await open();
  const { hits, strangers } = await watch(page);
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
  expect([hits, strangers]).toEqual([[], []]);
  // The page logs its path as text. The specification requires the log.
  await consoleErrors.expectOnly(badAnswer(404), badAnswer(400), /^Page not found: \//);
});

test('injection probes in the form are sent and shown as text', async ({ open, consoleErrors }) => {
  const page = await open();
  const { hits, strangers } = await watch(page);
  const sent: unknown[] = [];
  let status = 200;
  await page.route(functionPath, (route) => {
    sent.push(route.request().postDataJSON());
    // The response repeats the message, like a careless server.
    const json = { code: status === 200 ? 'sent' : 'failed', echo: route.request().postData() };
    return route.fulfill({ status, json });
  });
  const form = formOn(page);
  // Three fields accept any text, so each message contains three probes.
  for (let index = 0; index < probes.length; index += 3) {
    const [firstName = '', lastName = '', projectDetails = ''] = probes.slice(index, index + 3);
    status = index % 2 === 0 ? 200 : 500;
    await form.send({ ...contactMessage, firstName, lastName, projectDetails });
    const { sent: thanks, failed } = noticesOn(page);
    await (status === 200 ? thanks : failed).waitFor();
    const shown = page.locator('form bdi');
    expect(await shown.locator('*').count()).toBe(0);
    if (status === 200) expect(await shown.textContent()).toContain(marker);
    await shown.evaluate((name) => name.replaceChildren());
    await expectUntouched(page, firstName + lastName + projectDetails);
  }
  expect(sent).toHaveLength(probes.length / 3);
  expect([hits, strangers]).toEqual([[], []]);
  await consoleErrors.expectOnly(badAnswer(500), /^The message could not be sent: /);
});
