import type { FrameContent } from './frame.ts';
import type { HomeContent } from './home.ts';
import type { LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import type { PageContent } from './metadata.ts';
import type { NavigationContent } from './navigation.ts';
import { settings } from './settings.ts';

/** A page for an HTTP status, such as 404: a heading, a short text and one link. */
export interface StatusPageContent extends PageContent {
  frame: FrameContent;
  navigation: NavigationContent;
  heading: string;
  back: LinkContent;
}

export interface NotFoundContent extends StatusPageContent {
  text: string;
}

interface StatusTexts {
  title: string;
  description: string;
  heading: string;
  /** Label of the link to the home page. */
  back: string;
}

export interface StatusPagesTexts {
  notFound: StatusTexts & { text: string };
  applicationError: StatusTexts;
}

/** Adds the home page's frame and navigation, and the link's address. */
export function createStatusPages(
  { notFound, applicationError }: StatusPagesTexts,
  { frame, navigation }: HomeContent,
  { homeHref }: Locale,
): { notFound: NotFoundContent; applicationError: StatusPageContent } {
  const toPage = ({ title, description, heading, back }: StatusTexts): StatusPageContent => ({
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
