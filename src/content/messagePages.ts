import type { FrameContent } from './frame.ts';
import type { LinkContent } from './links.ts';
import type { PageContent } from './metadata.ts';

/** A page that has one thing to say and one link. */
export interface MessagePageContent extends PageContent {
  frame: FrameContent;
  heading: string;
  back: LinkContent;
}

export interface NotFoundContent extends MessagePageContent {
  text: string;
}
