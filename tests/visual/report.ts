import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAccepted } from './accepted.ts';
import { completeRun } from './before.ts';
import { buildReport, type ReportPatch } from './desk/page.ts';
import { toReview } from './desk/review.ts';
import { readHolds } from './holds.ts';
import { crop, patchArea } from './patch.ts';
import { decode, readPixels } from './pixels.ts';
import { cacheFolder } from './run.ts';
import { openSmallImages } from './smallImages.ts';
import { treeNow } from './tree.ts';

/**
 * `npm run visual:report`: the review desk of the last run as one file, to be sent. It holds the
 * screenshots that differ, before and after, and shows; it writes nothing.
 */
const reportFile = `${cacheFolder}/report.html`;
const { run, problems } = await completeRun();
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

const images = new Map<string, string>();
const patches = new Map<string, ReportPatch>();
const small = await openSmallImages();
try {
  for (const shot of review.shots) {
    const problem = problems.get(shot.name);
    if (problem) Object.assign(shot, { before: undefined, reason: problem.message });
    const { before, after } = shot;
    const beforePng = before && (await readPixels(before));
    const was = beforePng && decode(beforePng);
    if (before && was && !images.has(before)) images.set(before, await small.write(was));
    const png =
      after && !images.has(after) && !patches.has(after) ? await readPixels(after) : undefined;
    if (!after || !png) continue;
    const is = decode(png);
    if (!before || !was) images.set(after, await small.write(is));
    else {
      const { box, foot } = patchArea(was, is);
      const { width, height } = is;
      const image = await small.write(crop(is, box));
      patches.set(after, { before, width, height, box, foot, image });
    }
  }
} finally {
  await small.close();
}

const page = await buildReport(review, images, patches);
await mkdir(cacheFolder, { recursive: true });
await writeFile(reportFile, page);
const size = (Buffer.byteLength(page) / 1024 ** 2).toFixed(1);
console.log(
  `${review.shots.length} screenshots to look at (${size} MB): ${pathToFileURL(resolve(reportFile)).href}`,
);
