import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'What a visitor sees when the site itself failed: that it is our fault, why, and the way back.',
  do: ['Give the reason in the server’s own words.'],
  dont: ['Show a stack trace.'],
  tokens: { 'palette.sky.gradient': 'background', 'palette.sky.on': 'text' },
  states: ['With a status.', 'With a message.', 'With a word longer than a line: it breaks.'],
  accessibility: ['One heading of level 1 that says what happened.'],
  code: `import { applicationError } from '../../content/messagePages.ts';
import { ErrorPage } from '../../pages/ErrorPage.tsx';

<ErrorPage content={applicationError} reason="503 Service Unavailable" />`,
};
