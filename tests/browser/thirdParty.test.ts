import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { createStaticHost } from '../../vite/host/serve.ts';
import { readBlocks } from '../support/howTo.ts';
import { copySite } from '../support/siteCopy.ts';
import { expect, test } from './support/test.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

/** The script of the service: an event, a pixel, and a trace of when and how it ran. */
const script = `
  const { domain } = document.currentScript.dataset;
  window.analytics = { domain, painted: performance.getEntriesByName('first-contentful-paint').length };
  const { origin } = new URL(document.currentScript.src);
  navigator.sendBeacon(origin + '/event', domain);
  new Image().src = origin + '/pixel.gif';`;

const asked: string[] = [];
const service = await serve((request, response) => {
  const path = request.url?.replace(/\?.*/, '') ?? '';
  asked.push(`${request.method} ${path}`);
  if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
  response.end(path.endsWith('.js') ? script : path === '/frame' ? '<h1>Book</h1>' : undefined);
});
const copy = copySite();
const site = await serve(createStaticHost(copy.pathOf('dist')));
afterAll(() => {
  service.close();
  site.close();
  copy.remove();
});

beforeAll(async () => {
  const { file, code } = readBlocks('allow-an-analytics-source')[0]!;
  const list = /^export const allowedSources.*?\];$/ms;
  expect(copy.read(file)).toMatch(list);
  const frame = `\n{ frames: ['https://plausible.io'] },\n];`;
  const entries = code
    .trim()
    .replace(/\n\];$/, frame)
    .replaceAll('https://plausible.io', service.url);
  copy.write(
    file,
    copy.read(file).replace(list, () => entries),
  );
  await copy.run('typescript/bin/tsc', file, '--ignoreConfig', '--noEmit', '--strict');
  await copy.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
});

/** Adds a frame of the service to the page. */
function addFrame(page: Page) {
  return page.evaluate(async (url) => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: `${url}/frame`,
      title: 'Booking',
    });
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }, service.url);
}

test('The script of an allowed source runs after the first paint, and asks for its picture and its event', async ({
  open,
}) => {
  asked.length = 0;
  const page = await open(`${site.url}/`);
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['GET /js/script.js', 'GET /pixel.gif', 'POST /event']);
  expect(await page.evaluate('analytics')).toEqual({ domain: 'example.com', painted: 1 });
});

test('The frame of an allowed source is shown', async ({ open }) => {
  const page = await open(`${site.url}/`);
  await addFrame(page);
  expect(await page.frameLocator('iframe').getByRole('heading').innerText()).toBe('Book');
});

test('Without an entry the policy refuses scripts, pictures, calls and frames', async ({
  open,
  consoleErrors,
}) => {
  asked.length = 0;
  const page = await open();
  // As text: Vite would rewrite an import.
  await page.evaluate(`
    new Image().src = '${service.url}/pixel.gif';
    Promise.allSettled([import('${service.url}/js/script.js'), fetch('${service.url}/event')]);
  `);
  await addFrame(page);
  await consoleErrors.expectOnly(/script-src/, /img-src/, /connect-src/, /frame-src/, /Fetch API/);
  expect(asked).toEqual([]);
});
