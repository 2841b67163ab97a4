import type { FrameContent } from './frame.ts';
import type { LinkContent } from './links.ts';
import type { PageContent } from './metadata.ts';
import type { NavigationContent } from './navigation.ts';

/** A page with one short message and one link. */
export interface MessagePageContent extends PageContent {
  frame: FrameContent;
  navigation: NavigationContent;
  heading: string;
  back: LinkContent;
}

export interface NotFoundContent extends MessagePageContent {
  text: string;
}
