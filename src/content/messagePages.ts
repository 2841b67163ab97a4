import { frame, type FrameContent } from './frame.ts';
import { homeHref, type LinkContent } from './links.ts';
import type { PageContent } from './metadata.ts';
import { settings } from './settings.ts';

/** A page that has one thing to say and one link. */
export interface MessagePageContent extends PageContent {
  frame: FrameContent;
  heading: string;
  back: LinkContent;
}

export interface NotFoundContent extends MessagePageContent {
  text: string;
}

const back = { label: 'Return to Home', href: homeHref };

export const notFound: NotFoundContent = {
  metadata: {
    title: `Page not found · ${settings.brandName}`,
    description: 'There is no page at this address.',
  },
  frame,
  heading: '404',
  text: 'Oops! Page not found',
  back,
};

export const applicationError: MessagePageContent = {
  metadata: {
    title: `Something went wrong · ${settings.brandName}`,
    description: 'The page could not be shown.',
  },
  frame,
  heading: 'Unexpected Application Error!',
  back,
};
