import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '../support/serve.ts';
import { expect, siteUrl, test } from './support/test.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Packet size in bytes. */
const packet = 1400;

const fontPreload = 'as="font"';

/**
 * Sends a page up to the font preloads. When the browser has the fonts, sends the rest in packets,
 * slowly enough for the browser to paint after each packet. Without the fonts, text could move,
 * because a test machine may lack the fallback fonts, which have the same widths.
 */
async function trickle(html: Buffer, response: ServerResponse, fontsSent: Promise<void>) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  const preloadsEnd = html.indexOf('>', html.lastIndexOf(fontPreload)) + 1;
  response.write(html.subarray(0, preloadsEnd));
  await fontsSent;
  for (let start = preloadsEnd; start < html.length; start += packet) {
    response.write(html.subarray(start, start + packet));
    await pause(34);
  }
  response.end();
}

async function passOn({ url = '' }: IncomingMessage, response: ServerResponse) {
  const file = await fetch(new URL(url, siteUrl));
  response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await file.arrayBuffer()));
}

for (const [width, height] of [
  [320, 640],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`a page that arrives in packets does not shift at ${width} px`, async ({ open }) => {
    const html = Buffer.from(await (await fetch(siteUrl)).arrayBuffer());
    const { promise: fontsSent, resolve } = Promise.withResolvers<void>();
    let fonts = html.toString().split(fontPreload).length - 1;
    const { url, close } = await serve((request, response) => {
      const answer =
        request.url === '/' ? trickle(html, response, fontsSent) : passOn(request, response);
      answer.catch((error: unknown) => response.destroy(error as Error));
      response.on('finish', () => {
        if (request.url?.endsWith('.woff2') && --fonts === 0) resolve();
      });
    });
    const page = await open(`${url}/`, { viewport: { width, height } });
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => {
        const { value, sources } = entry as LayoutShift;
        return { value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 80)) };
      });
    });
    // Closes the page first. If the server closed first, a request could fail and log an error.
    await page.close();
    close();
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.005);
  });
}
