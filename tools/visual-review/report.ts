import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { renderBefore } from './before.ts';
import { defaultBuild } from './compare.ts';
import { toGroups, type Group } from './groups.ts';
import type { Options } from './options.ts';
import { hasPixels, pixelsFile, writeWhole } from './pixels.ts';
import type { Run, Shot } from './run.ts';
import { readViewer } from './viewer.ts';

/** Number of screenshots that the report shows for each group of identical changes. */
const shownPerGroup = 6;

/** Number of pixel rows that the report shows above and below a change. */
const margin = 80;

/** Writes the review as one HTML file. Returns a summary with the file's URL. */
export async function writeReport(run: Run, options: Options): Promise<string> {
  const { accepted, build, output = '' } = options;
  if (!run.against) await renderBefore(run.shots, accepted, build || defaultBuild);
  const groups: Group[] = [];
  for (const group of toGroups(run)) {
    const shown = group.shots.slice(0, shownPerGroup);
    const hidden = group.shots.length - shown.length;
    const shots = await Promise.all(shown.map(cropShot));
    const title =
      hidden > 0 ? `${group.title} (${hidden} more changes are not shown)` : group.title;
    groups.push({ ...group, title, shots });
  }
  const same = run.shots.filter(({ state }) => state === 'same').length;
  const html = await readViewer({ groups, same, isReadOnly: true });
  await writeWhole(output, html);
  const size = (Buffer.byteLength(html) / 1e6).toFixed(1);
  return `${groups.length} to decide, ${size} MB: ${pathToFileURL(resolve(output)).href}`;
}

/** Replaces the hashes in a shot with images, which contain only the rows around the change. */
async function cropShot(shot: Shot): Promise<Shot> {
  const { box } = shot;
  const top = box ? Math.max(0, box.y - margin) : 0;
  const crop = async (hash: string | undefined) => {
    if (!hasPixels(hash)) return undefined;
    const image = sharp(pixelsFile(hash));
    const { width, height } = await image.metadata();
    const bottom = box ? Math.min(height, box.y + box.height + margin) : height;
    const rows = image.extract({ left: 0, top, width, height: bottom - top });
    const png = await rows.removeAlpha().png({ compressionLevel: 9 }).toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  };
  const [before, after] = [await crop(shot.before), await crop(shot.after)];
  return { ...shot, before, after, box: box && { ...box, y: box.y - top } };
}
