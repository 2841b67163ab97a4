import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import pseudoStates from 'storybook-addon-pseudo-states';
import { configure, mocked, sb } from 'storybook/test';
import { now } from '../src/features/enhancements/now.ts';
import { preloadSupabase, sendContactMessage } from '../src/services/sendContactMessage.ts';
import { atItsWidth } from './atItsWidth.ts';
import { compare } from './compare.ts';
import { checkOtherScheme } from './checkOtherScheme.ts';
import { docsAddon } from './docsAddon.ts';
import { dropInconclusive } from './dropInconclusive.ts';
import { globalTypes, initialGlobals } from './globals.ts';
import { allModes, widths } from './modes.ts';
import { showGlobals } from './showGlobals.ts';
import { StoryProviders } from './StoryProviders.tsx';
import './endingAnimations.ts';
/* It must hear of the toolbar before the first page of documentation is there. */
import './userGlobals.ts';

/* No story calls a backend: each says for itself how its message is answered. */
sb.mock(import('../src/services/sendContactMessage.ts'));

/* The clocks of every story stand still, so that two screenshots of it are equal. */
sb.mock(import('../src/features/enhancements/now.ts'));

/* In ms: a busy machine renders late. */
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [dropInconclusive, addonA11y(), docsAddon, pseudoStates()],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: allModes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs: {
      toc: { headingSelector: 'h2, h3' },
      /* What is to be pasted stands in the guide: generated source would print the whole content. */
      canvas: { sourceState: 'none' },
    },
    controls: { expanded: true, sort: 'none' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} (${width} px)`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start', 'Guides', 'Foundations', 'Components', 'Sections', 'Pages', 'Coverage'],
      },
    },
  },
  /* States first: all the words of a section fill the panel. */
  argTypesEnhancers: [
    ({ argTypes: { content, ...others } }) => (content ? { ...others, content } : others),
  ],
  decorators: [
    (Story, { globals, canvasElement, viewMode }) => {
      /* A page of documentation has the toolbar's values, whatever one of its stories sets. */
      if (viewMode === 'story') showGlobals(globals);
      return (
        <StoryProviders moving={canvasElement} grid={globals['grid'] === 'on'}>
          <Story />
        </StoryProviders>
      );
    },
  ],
  beforeEach: async (context) => {
    /* The panel of actions shows what a visitor brings about: it leaves out what is called `spy`. */
    for (const quiet of [now, preloadSupabase]) mocked(quiet).mockName('spy');
    mocked(now).mockReturnValue(Date.UTC(2025, 0, 15, 18, 42));
    mocked(sendContactMessage).mockName('sendContactMessage');
    await compare(context);
    await atItsWidth(context);
  },
  afterEach: checkOtherScheme,
});
