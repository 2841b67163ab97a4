import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { tagSections } from './tagSections.ts';

/** The folders of `stories/`, in the order of the sidebar. */
const folders = ['Guides', 'Foundations', 'Components', 'Sections', 'Pages', 'Coverage'];

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
    /* The toolbar has a scheme and a layout grid of its own. */
    backgrounds: false,
    /* `manifests/components.json`: what tools outside of Storybook read of components and guides. */
    componentsManifest: true,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
  },
  /* Near-equal stories would crowd the sidebar: its filter brings them back. */
  tags: { 'edge-case': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) => indexers.map(tagSections),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  /* After Storybook, which replaces `server` whole. */
  viteFinal: (config) =>
    mergeConfig(config, {
      /* Screenshots are written there while the server runs: it would reload with each. */
      server: { watch: { ignored: ['**/.cache/**'] } },
      /* Storybook's own frame is one large script; it is not for visitors. */
      build: { chunkSizeWarningLimit: 4000 },
    }),
});
