import sharp from 'sharp';

/** Returns the pixels of a screenshot, four bytes each, with its width and height. */
export async function readPixels(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
