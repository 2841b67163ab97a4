import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The frame of every page: its landmarks, the way past the navigation, and where notices are announced.',
  do: [
    'Put every page into it.',
    'Give the home page header and footer; a message page needs neither.',
  ],
  dont: ['Put a second `main` inside.'],
  tokens: {
    'palette.background.paper': 'background of the skip link',
    'palette.text.primary': 'text of the skip link',
    'radius.pill': 'corners of the skip link',
  },
  states: ['At rest: the skip link is out of sight.', 'First Tab: the skip link slides in.'],
  accessibility: [
    'Landmarks: banner, main, contentinfo.',
    'The skip link is the first stop of the Tab key and leads to `main`.',
    'The note about new tabs is said once for all links.',
  ],
  code: `import { Page } from '../../components/Page.tsx';
import { frame } from '../../content/frame.ts';

<Page frame={frame}>
  <h1>The one thing</h1>
</Page>`,
};
