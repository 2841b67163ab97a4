import { decode, measureDifference, readPixels, type Pixels } from './pixels.ts';
import { writeRun, type Run, type Shot } from './run.ts';
import { mergeSignatures, signatureOf } from './signature.ts';

/**
 * Measures what changed and puts equal changes into a group, wherever the pixels before are on this
 * machine. The others are grouped once they have been rendered (`renderBefore`).
 */
export async function groupRun(run: Run): Promise<Run> {
  for (const shot of run.shots) {
    if (shot.state !== 'changed' || shot.group !== undefined) continue;
    const [before, after] = await Promise.all([read(shot.before), read(shot.after)]);
    if (before && after) Object.assign(shot, describeChange(before, after));
  }
  const merged = mergeSignatures(run.shots.flatMap(({ group }) => group ?? []));
  for (const shot of run.shots) if (shot.group) shot.group = merged.get(shot.group) ?? shot.group;
  await writeRun(run);
  return run;
}

function describeChange(
  before: Pixels,
  after: Pixels,
): Pick<Shot, 'group' | 'changedPixels' | 'box'> {
  return { group: signatureOf(before, after), ...measureDifference(before, after) };
}

async function read(hash: string | undefined): Promise<Pixels | undefined> {
  const png = hash === undefined ? undefined : await readPixels(hash);
  return png && decode(png);
}
