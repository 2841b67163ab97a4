import type { PictureContent } from './pictures.ts';

/** A logo needs no `alt`, because its alternative text is the brand name. */
export type LogoContent = Pick<PictureContent, 'file'>;

/**
 * The agency's own logo, such as `{ file: 'logo.svg' }`. It replaces the mark and the name, and
 * must be visible on light and dark backgrounds.
 */
export const logo: LogoContent | undefined = undefined;
