import type { FrameContent } from './frame.ts';
import type { HomeContent } from './home.ts';
import type { LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import type { PageContent } from './metadata.ts';
import type { NavigationContent } from './navigation.ts';
import { settings } from './settings.ts';

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

interface MessageTexts {
  title: string;
  description: string;
  heading: string;
  /** Label of the link to the home page. */
  back: string;
}

export interface MessagePagesTexts {
  notFound: MessageTexts & { text: string };
  applicationError: MessageTexts;
}

/** Adds the home page's frame and navigation, and the link's address. */
export function createMessagePages(
  { notFound, applicationError }: MessagePagesTexts,
  { frame, navigation }: HomeContent,
  { homeHref }: Locale,
): { notFound: NotFoundContent; applicationError: MessagePageContent } {
  const toPage = ({ title, description, heading, back }: MessageTexts): MessagePageContent => ({
    metadata: { title: `${title} · ${settings.brandName}`, description },
    frame,
    navigation,
    heading,
    back: { label: back, href: homeHref },
  });
  return {
    notFound: { ...toPage(notFound), text: notFound.text },
    applicationError: toPage(applicationError),
  };
}
