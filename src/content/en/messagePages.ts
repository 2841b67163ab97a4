import type { MessagePageContent, NotFoundContent } from '../messagePages.ts';
import { settings } from '../settings.ts';
import { frame } from './frame.ts';
import { locale } from './locale.ts';
import { navigation } from './navigation.ts';

const back = { label: 'Return to Home', href: locale.homeHref };

export const notFound: NotFoundContent = {
  metadata: {
    title: `Page not found · ${settings.brandName}`,
    description: 'There is no page at this address.',
  },
  frame,
  navigation,
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
  navigation,
  heading: 'Unexpected Application Error!',
  back,
};
