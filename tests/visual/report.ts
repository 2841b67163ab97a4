import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { readAccepted } from './accepted.ts';
import { beforePng, completeRun } from './before.ts';
import { buildReport } from './desk/page.ts';
import { toReview } from './desk/review.ts';
import { readHolds } from './holds.ts';
import { readPixels } from './pixels.ts';
import { cacheFolder } from './run.ts';
import { treeNow } from './tree.ts';

/**
 * `npm run visual:report`: the review desk of the last run as one file, to be sent. It holds the
 * screenshots that differ, before and after, and shows; it writes nothing.
 */
const reportFile = `${cacheFolder}/report.html`;
const run = await completeRun();
const review = toReview(
  run,
  {
    tree: await treeNow(),
    holds: await readHolds(),
    isRunning: false,
    storybook: process.env['STORYBOOK_URL'],
  },
  await readAccepted(),
);

const screenshots = new Map<string, string>();
for (const { name, before, after } of review.shots) {
  if (before && !screenshots.has(before)) screenshots.set(before, toSmall(await beforePng(name)));
  const png = after && !screenshots.has(after) ? await readPixels(after) : undefined;
  if (after && png) screenshots.set(after, toSmall(png));
}

const page = await buildReport(review, screenshots);
await mkdir(cacheFolder, { recursive: true });
await writeFile(reportFile, page);
const size = (Buffer.byteLength(page) / 1024 ** 2).toFixed(1);
console.log(
  `${review.shots.length} screenshots to look at (${size} MB): ${pathToFileURL(resolve(reportFile)).href}`,
);

/** The same pixels in fewer bytes: a browser writes a PNG for speed. As base64. */
function toSmall(png: Buffer): string {
  const small = PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    inputHasAlpha: true,
    deflateLevel: 9,
  });
  return (small.length < png.length ? small : png).toString('base64');
}
