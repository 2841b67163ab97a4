/** A picture of a project or a person. */
export interface PictureContent {
  /** File name in `src/content/images/`. */
  file: string;
  /** Alternative text: what the picture shows. */
  alt: string;
  /** The part that is always visible, as a value of `object-position`, such as `20% 50%`. */
  focus?: string;
}
