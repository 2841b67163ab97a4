/** A picture of a project or a person. */
export interface PictureContent {
  /** Name of its file in `src/content/images/`. */
  file: string;
  /** Alternative text: what the picture shows. */
  alt: string;
  /** Part that a frame of another shape does not cut off, as in `object-position`: `top`, `20% 50%`. */
  focus?: string;
}
