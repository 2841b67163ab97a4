import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderBefore } from './before.ts';
import { defaultBuild } from './compare.ts';
import { toGroups, type Group } from './groups.ts';
import type { Options } from './options.ts';
import { cropRows, encodePng, hashPixels, readPixels, writeWhole, type Pixels } from './pixels.ts';
import type { Review } from './review.ts';
import { type Run, type Shot } from './run.ts';
import { readViewer } from './viewer.ts';

/** Number of screenshots that the report shows for each group of identical changes. */
const shownPerGroup = 6;

/** Number of pixel rows that the report shows above and below a change. */
const margin = 80;

/** Writes the review as one HTML file. Returns a summary with the file's URL. */
export async function writeReport(run: Run, options: Options): Promise<string> {
  const { accepted, build = defaultBuild, output = '' } = options;
  if (!run.against) await renderBefore(run.shots, accepted, build);
  const images: Record<string, string> = {};
  const groups: Group[] = [];
  for (const group of toGroups(run)) {
    const shown = group.shots.slice(0, shownPerGroup);
    const hidden = group.shots.length - shown.length;
    const shots = await Promise.all(shown.map((shot) => cropShot(shot, images)));
    const title =
      hidden > 0 ? `${group.title} (${hidden} more changes are not shown)` : group.title;
    groups.push({ ...group, title, shots });
  }
  const same = run.shots.filter(({ state }) => state === 'same').length;
  const review: Review = { groups, same, isReadOnly: true };
  const html = await readViewer({ review, images });
  await writeWhole(output, html);
  const size = (Buffer.byteLength(html) / 1e6).toFixed(1);
  return `${groups.length} to decide, ${size} MB: ${pathToFileURL(resolve(output)).href}`;
}

/** Crops the images of a shot to the rows around its change. Adds the images to `images`. */
async function cropShot(shot: Shot, images: Record<string, string>): Promise<Shot> {
  const { box } = shot;
  const crop = (pixels: Pixels) =>
    box ? cropRows(pixels, Math.max(0, box.y - margin), box.y + box.height + margin) : pixels;
  const add = async (hash: string | undefined) => {
    const pixels = await readPixels(hash);
    if (!pixels) return undefined;
    const part = crop(pixels);
    const key = hashPixels(part);
    images[key] ??= `data:image/png;base64,${(await encodePng(part)).toString('base64')}`;
    return key;
  };
  const [before, after] = [await add(shot.before), await add(shot.after)];
  return { ...shot, before, after, box: box && { ...box, y: Math.min(box.y, margin) } };
}
