import sharp from 'sharp';

/** The pixels of a screenshot: four bytes each, and the width of a row. */
export async function readPixels(png: Buffer) {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
