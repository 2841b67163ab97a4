import type { PictureContent } from './pictures.ts';

/** A logo is described by the name of the brand. */
export type LogoContent = Pick<PictureContent, 'file'>;

/** Replaces the mark and the name, on light and on dark grounds: `{ file: 'logo.svg' }`. */
export const logo: LogoContent | undefined = undefined;
