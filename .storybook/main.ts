import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { pictures } from '../vite/pictures.ts';

/** Folders of `stories/`, in the order of the sidebar. */
const folders = ['Guides', 'Foundations', 'Components', 'Sections', 'Pages'];

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../stories/*.mdx',
    ...folders.map((folder) => ({
      directory: `../stories/${folder.toLowerCase()}`,
      titlePrefix: folder,
      files: '**/*.@(mdx|stories.tsx)',
    })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['../public', { from: '../docs/images', to: '/images' }],
  features: {
    /* The toolbar has its own colour scheme and layout grid. */
    backgrounds: false,
    /* Other tools read components and their docs from `manifests/components.json`. */
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
  },
  /* The sidebar hides edge cases. Its filter shows them. */
  tags: { 'edge-case': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* Storybook replaces the `server` options of its Vite configuration, and Vitest ignores that. */
  viteFinal: (config) =>
    mergeConfig(config, {
      /* One width. With several, Chromium may take one from its cache: screenshots would differ. */
      plugins: [pictures('1280')],
      /* The screenshot tool writes to `.cache` while the server runs. */
      server: { watch: { ignored: ['**/.cache/**'] } },
      /* Storybook's own script is large. No visitor loads it. */
      build: { chunkSizeWarningLimit: 4000 },
    }),
});
