import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'How search engines, chats and browsers know a page: title, description, social card, structured data.',
  do: [
    'Give every page a title and a description of its own.',
    'Give a page that should be found its canonical address.',
  ],
  dont: [
    'Put words here that stand in no content file.',
    'Give an error page a canonical address.',
  ],
  tokens: { 'palette.sky.top': 'the browser’s own bar, in both schemes' },
  states: [
    'Found: canonical address, social card.',
    'Left out of search: no canonical address, `noindex`.',
  ],
  accessibility: [
    'The title is what a screen reader says first: the page’s own words come before the brand’s.',
    'The social card has an alternative text.',
  ],
  code: `import { Metadata } from '../../components/Metadata.tsx';
import { home } from '../../content/home.ts';
import { locale } from '../../content/locale.ts';

<Metadata
  locale={locale}
  metadata={home.metadata}
  canonicalUrl="https://www.example.com/"
/>`,
};
