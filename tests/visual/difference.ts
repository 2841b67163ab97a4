import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { light } from '../../theme/colorSchemes.ts';

/** Every pixel that changed, by however little, in a colour that cannot be missed. */
export function toDifference(before: Buffer, after: Buffer): { changed: number; png: Buffer } {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const changed = pixelmatch(
    onto(one, width, height),
    onto(other, width, height),
    difference.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
      alpha: 0.08,
      diffColor: toChannels(light.palette.secondary.main),
    },
  );
  return { changed, png: PNG.sync.write(difference) };
}

/** A picture on a sheet of the given size: what it does not cover is clear, and so differs. */
function onto(picture: PNG, width: number, height: number): Buffer {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}

function toChannels(colour: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}
