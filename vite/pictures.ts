import { globSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';

/** The images that `src/components/Picture.tsx` finds. */
const images = 'src/content/images/*.{avif,jpeg,jpg,png,svg,webp}';

/** Leaves an SVG unchanged, and reads its size. */
const svgPictures: Plugin = {
  name: 'svg-pictures',
  enforce: 'pre',
  load: {
    filter: { id: /\.svg\?as=picture$/ },
    async handler(id) {
      const file = id.replace(/\?.*/, '');
      const { width, height } = await sharp(file).metadata();
      return `import src from ${JSON.stringify(`${file}?url`)};
        export default { sources: {}, img: { src, w: ${width}, h: ${height} } };`;
    },
  },
};

/** Returns a problem for each image that cannot be read. */
export async function findImageProblems(): Promise<string[]> {
  const reading = globSync(images).map((image) =>
    sharp(image)
      .metadata()
      .then(
        () => [],
        ({ message }: Error) => [`${image}: ${message}`],
      ),
  );
  return (await Promise.all(reading)).flat();
}

/**
 * Creates AVIF and WebP files from each bitmap that is imported with `?as=picture`.
 * @param widths in px for portraits, cards and large cards. Dense displays use a larger width.
 */
export function pictures(widths = '240;640;1280'): Plugin[] {
  const defaultDirectives = ({ searchParams }: URL) =>
    new URLSearchParams(
      searchParams.get('as') === 'picture' ? { w: widths, format: 'avif;webp' } : {},
    );
  return [imagetools({ defaultDirectives }), svgPictures];
}
