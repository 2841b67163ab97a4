import addonA11y from '@storybook/addon-a11y';
import * as addonDocs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import pseudoStates from 'storybook-addon-pseudo-states';
import { lazy } from 'react';
import { configure, mocked, sb } from 'storybook/test';
import { NewTabNote } from '../src/components/NewTabNote.tsx';
import { home } from '../src/content/en/home.ts';
import { now } from '../src/time/now.ts';
import { preloadSupabase, sendContactMessage } from '../src/api/sendContactMessage.ts';
import { designWidths } from '../theme/breakpoints.ts';
import { checkOtherScheme } from './checkOtherScheme.ts';
import { applyGlobals, globalTypes, initialGlobals } from './globals.ts';
import { hideBrokenControls } from './hideBrokenControls.ts';
import { LayoutGrid } from './LayoutGrid.tsx';
import { allModes } from './modes.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryProviders } from './StoryProviders.tsx';
import { WithBehaviours } from './WithBehaviours.tsx';

const { frame } = home;

/* This module is mocked, so no story calls the backend. */
sb.mock(import('../src/api/sendContactMessage.ts'));

/* Clocks show a fixed time, so that screenshots of the same story are identical. */
sb.mock(import('../src/time/now.ts'));

/* Queries wait up to 30 seconds, because a busy machine renders slowly. */
configure({ asyncUtilTimeout: 30_000 });

const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/* Docs pages have their own chunk, so that a story does not load the code for docs pages. */
const DocsPage = lazy(() => import('./DocsPage.tsx'));

/* Docs of components, sections and pages, keyed by path. */
const docs = import.meta.glob<string>(
  '../stories/{kit,brand,components,notices,sections,pages}/*.md',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const viewports = Object.fromEntries(
  Object.entries({ small: 320, ...designWidths }).map(([name, width]) => [
    name,
    { name: `${name} (${width} px)`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

export default definePreview({
  addons: [addonA11y(), addonDocs, pseudoStates()],
  globalTypes,
  initialGlobals,
  tags: ['autodocs'],
  parameters: {
    /* Tests need only the violations. The other results would take long to send to Vitest. */
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    chromatic: { modes: allModes, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    docs: {
      container: DocsPage,
      toc: { headingSelector: 'h2, h3' },
      /* Hides the generated source, which would contain the whole content of a section. */
      canvas: { sourceState: 'none' },
      /* `Brand.md` describes the component in `Brand.stories.tsx`. */
      extractComponentDescription: (
        _component: unknown,
        { parameters: { fileName } }: { parameters: { fileName: string } },
      ) => docs[fileName.replace('./', '../').replace('.stories.tsx', '.md')],
    },
    controls: { expanded: true, sort: 'none' },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          'Guides',
          'Foundations',
          'Kit',
          'Components',
          'Sections',
          'Pages',
          'Specification',
        ],
      },
    },
  },
  /* The `content` control of a section is very long, so it is the last control. */
  argTypesEnhancers: [
    ({ argTypes: { content, ...others } }) => (content ? { ...others, content } : others),
    hideBrokenControls,
  ],
  decorators: [
    /* A section's story has no `Page`, so this decorator adds the `NewTabNote`. */
    (Story, { title }) => (
      <>
        <Story />
        {title.startsWith('Sections/') ? <NewTabNote text={frame.opensInNewTab} /> : null}
      </>
    ),
    (Story, { allArgs, globals, canvasElement, viewMode }) => {
      /* On a docs page, the toolbar's values apply, not the globals that a story sets. */
      if (viewMode === 'story') applyGlobals(globals);
      return (
        <StoryProviders direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}>
          <WithBehaviours root={canvasElement} args={allArgs}>
            <Story />
          </WithBehaviours>
          {globals['grid'] === 'on' ? <LayoutGrid /> : null}
        </StoryProviders>
      );
    },
    /*
     * A docs page shows a story in a frame if the story is full screen, sets globals, or has a
     * height in `docs.story`. Stories with ids have a height, because a page must not repeat an id.
     */
    (Story, { globals, storyGlobals, viewMode, parameters, id, name }) => {
      const { height } = (parameters['docs'] as { story?: { height?: number } }).story ?? {};
      const needsFrame =
        height !== undefined ||
        parameters['layout'] === 'fullscreen' ||
        Object.keys(storyGlobals).length > 0;
      if (viewMode === 'story' || !needsFrame) return <Story />;
      const { value = '' } = (globals['viewport'] ?? {}) as { value?: string };
      const viewport = viewports[value]?.styles;
      return <StoryFrame id={id} name={name} height={height} viewport={viewport} />;
    },
  ],
  beforeEach: () => {
    /* These mocks are named `spy`, so that the actions panel hides their calls. */
    for (const quiet of [now, preloadSupabase]) mocked(quiet).mockName('spy');
    mocked(now).mockReturnValue(Date.UTC(2025, 0, 15, 18, 42));
    /* Removes the answer that an earlier story may have set. */
    mocked(sendContactMessage).mockReset().mockName('sendContactMessage');
  },
  afterEach: checkOtherScheme,
});
