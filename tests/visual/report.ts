import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readAccepted } from './accepted.ts';
import { completeRun } from './before.ts';
import { buildReport, type ReportPatch } from './desk/page.ts';
import { toReview } from './desk/review.ts';
import { readHolds } from './holds.ts';
import { cropChanged, cutRows, patchArea } from './patch.ts';
import { decode, hashOf, readPixels, type Pixels } from './pixels.ts';
import { cacheFolder } from './run.ts';
import { openSmallImages } from './smallImages.ts';
import { treeNow } from './tree.ts';

/**
 * `npm run visual:report`: the review desk of the last run as one file, to be sent. It holds the
 * screenshots that differ, before and after, and of tall ones the rows around the change. It shows, and
 * writes nothing.
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
const keepImage = async (hash: string | undefined, pixels: Pixels | undefined) => {
  if (hash && pixels && !images.has(hash)) images.set(hash, await small.write(pixels));
};
try {
  for (const shot of review.shots) {
    const problem = problems.get(shot.name);
    if (problem) Object.assign(shot, { before: undefined, reason: problem.message });
    const was = await readScreenshot(shot.before);
    const is = await readScreenshot(shot.after);
    if (was && is) {
      const cut = cutRows(was, is);
      const { width, height } = cut.after;
      if (cut.top + cut.foot > 0) {
        shot.rows = { from: cut.top, to: is.height - cut.foot, of: is.height };
        if (shot.box) shot.box.y -= cut.top;
      }
      shot.before = hashOf(cut.before);
      await keepImage(shot.before, cut.before);
      const { box, foot } = patchArea(cut.before, cut.after);
      const image = await small.write(cropChanged(cut.before, cut.after, box));
      patches.set(shot.name, { before: shot.before, width, height, box, foot, image });
    } else {
      await keepImage(shot.before, was);
      await keepImage(shot.after, is);
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

async function readScreenshot(hash: string | undefined): Promise<Pixels | undefined> {
  const png = hash && (await readPixels(hash));
  return png ? decode(png) : undefined;
}
