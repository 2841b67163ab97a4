import type { StatusPagesTexts } from '../statusPages.ts';

const back = 'Return to Home';

export const statusPages: StatusPagesTexts = {
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    heading: '404',
    text: 'Oops! Page not found',
    back,
  },
  applicationError: {
    title: 'Something went wrong',
    description: 'The page could not be shown.',
    heading: 'Unexpected Application Error!',
    back,
  },
};
