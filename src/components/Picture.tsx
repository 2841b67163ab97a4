import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { LogoContent } from '../content/brand.ts';
import type { PictureContent } from '../content/pictures.ts';

/** Files that the build generates from one image (vite/pictures.ts). */
export interface PictureFile {
  /** `srcset` for each format. An SVG has no `srcset`. */
  sources: { avif?: string; webp?: string };
  img: { src: string; w: number; h: number };
}

const images = import.meta.glob<PictureFile>('../content/images/*.{avif,jpeg,jpg,png,svg,webp}', {
  eager: true,
  query: '?as=picture',
  import: 'default',
});

/** The generated files for each image in `src/content/images/`, keyed by the image's file name. */
export const pictureFiles = new Map(
  Object.entries(images).map(([path, file]) => [path.replace(/^.*\//, ''), file]),
);

/** `picture` and `source` have no box, so only the `img` element takes part in the layout. */
const Sources = styled('picture')({ display: 'contents', '& > source': { display: 'none' } });

const Image = styled('img')<Pick<PictureContent, 'focus'>>(({ focus }) => ({
  maxInlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  objectPosition: focus,
}));

interface PictureProps {
  /** File name, alternative text, and the part of the image that is always visible. */
  picture: PictureContent;
  /** Width on the page (`sizes` attribute). The browser uses this width to choose a file. */
  sizes: string;
  /** Use `eager` for a picture on the first screen. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** An image from `src/content/images/`, in the best format and size for each browser. */
export function Picture({ picture, sizes, loading = 'lazy', className }: PictureProps) {
  const { file, alt, focus } = picture;
  const made = pictureFiles.get(file);
  if (!made)
    throw new Error(
      `src/content/images has no ${file} (allowed: .avif, .jpeg, .jpg, .png, .svg, .webp, in lower case)`,
    );
  const { sources, img } = made;
  return (
    <Sources>
      {sources.avif ? <source type="image/avif" srcSet={sources.avif} sizes={sizes} /> : null}
      <Image
        className={className}
        focus={focus}
        alt={alt}
        width={img.w}
        height={img.h}
        loading={loading}
        decoding="async"
        sizes={sources.webp ? sizes : undefined}
        srcSet={sources.webp}
        src={img.src}
      />
    </Sources>
  );
}

const PortraitAvatar = styled(Avatar)(({ theme }) => ({
  inlineSize: theme.layout.portraitSize,
  blockSize: theme.layout.portraitSize,
  '@media print': { display: 'none' },
  '& img': { inlineSize: '100%', blockSize: '100%' },
}));

/** A round picture that shows a person or a client's logo. */
export function Portrait({ picture }: Pick<PictureProps, 'picture'>) {
  return (
    <PortraitAvatar>
      <Picture picture={picture} sizes="72px" />
    </PortraitAvatar>
  );
}

const LogoImage = styled(Picture)(({ theme }) => ({
  inlineSize: 'auto',
  blockSize: theme.layout.logoHeight,
  objectFit: 'contain',
}));

interface LogoProps {
  /** File name of the logo. */
  logo: LogoContent;
  /** Brand name, which is the alternative text of the logo. */
  name: string;
}

export function Logo({ logo, name }: LogoProps) {
  return <LogoImage picture={{ ...logo, alt: name }} sizes="160px" loading="eager" />;
}
