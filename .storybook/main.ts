import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { pictures } from '../vite/pictures.ts';

/** Folders in `stories/`, with their groups in the sidebar. */
const folders = {
  guides: 'Guides',
  foundations: 'Foundations',
  kit: 'Kit',
  brand: 'Components',
  components: 'Components',
  notices: 'Components',
  sections: 'Sections',
  pages: 'Pages',
};

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    '../stories/*.mdx',
    ...Object.entries(folders).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      titlePrefix,
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
    /* Our toolbar menus replace Storybook's menus for backgrounds and the grid. */
    backgrounds: false,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
  },
  /* By default, the filter in the sidebar hides edge cases. */
  tags: { 'edge-case': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /*
   * These options are not in `.storybook/vite.config.ts`, because Vitest does not read that file.
   * Also, Storybook would replace the `server` options in that file.
   */
  viteFinal: (config) =>
    mergeConfig(config, {
      /*
       * One width for each image, because a cached image of another width could appear in a
       * screenshot. In Vitest, images are small, because the server encodes them for each request.
       */
      plugins: [pictures(process.env['VITEST'] ? '240' : '1280')],
      /* The screenshot tool writes to `.cache` while the server runs. */
      server: { watch: { ignored: ['**/.cache/**'] } },
      /* Storybook's own script is large, but no visitor to the site loads it. */
      build: { chunkSizeWarningLimit: 4000 },
    }),
});
