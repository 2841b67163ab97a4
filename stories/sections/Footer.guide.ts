import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The end of the page, dark in both schemes: the brand, the services, the company, the small print.',
  do: [
    'Keep every link that the page has promised.',
    'Give `homeHref` on pages that are not the home page.',
  ],
  dont: ['Add an action that stands in no section.'],
  tokens: {
    'palette.sky.afterglow': 'sky above the footer',
    'palette.inverse.main': 'background',
    'palette.inverse.text': 'links',
    'palette.inverse.muted': 'quiet text',
    'palette.inverse.line': 'lines',
  },
  states: [
    'The same in both schemes.',
    'A link without an address yet: announced, and does nothing.',
  ],
  accessibility: [
    'A contentinfo landmark; each list is a navigation named by its heading.',
    'Short labels of the networks are whole to a screen reader.',
    'A placeholder is announced as a disabled link.',
  ],
  code: `import { footer } from '../../content/footer.ts';
import { Footer } from '../Footer/Footer.tsx';

<Footer content={footer} />`,
};
