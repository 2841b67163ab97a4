import type { FrameContent } from './frame.ts';
import type { LinkContent } from './links.ts';
import type { PageContent } from './metadata.ts';

/** A page with one short message and one link. */
export interface MessagePageContent extends PageContent {
  frame: FrameContent;
  heading: string;
  back: LinkContent;
}

export interface NotFoundContent extends MessagePageContent {
  text: string;
}
