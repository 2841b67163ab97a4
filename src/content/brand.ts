import type { PictureContent } from './pictures.ts';

/** A logo needs no `alt`: its alternative text is the name of the brand. */
export type LogoContent = Pick<PictureContent, 'file'>;

/** Replaces the mark and the name, on light and dark backgrounds: `{ file: 'logo.svg' }`. */
export const logo: LogoContent | undefined = undefined;
