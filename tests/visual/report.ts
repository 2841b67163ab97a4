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
 * screenshots that differ, before and after: of tall ones the rows around the change, and of many equal
 * changes a part of each after the first. It shows, and writes nothing.
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

/** Equal changes are one decision: the largest are kept whole, and so many rows of each other one. */
const keptWhole = 3;
const keptRows = 160;
const groups = Map.groupBy(review.shots, ({ name, group = name }) => group);
const whole = new Set(
  [...groups.values()].flatMap((shots) =>
    shots
      .toSorted((one, other) => (other.changedPixels ?? 0) - (one.changedPixels ?? 0))
      .slice(0, keptWhole),
  ),
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
      const cut = cutRows(was, is, whole.has(shot) ? Infinity : keptRows);
      const { width, height } = cut.after;
      if (height < is.height) {
        const { top, isPart } = cut;
        shot.rows = { from: top, to: top + height, of: is.height, isPart };
        if (shot.box) {
          shot.box.y -= top;
          shot.box.height = Math.min(shot.box.height, height - shot.box.y);
        }
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
