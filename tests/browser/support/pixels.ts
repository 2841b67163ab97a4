import sharp from 'sharp';

/** Returns the width, height and pixels of a screenshot. Each pixel has four bytes. */
export async function readPixels(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
