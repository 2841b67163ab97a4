import type addonDocs from '@storybook/addon-docs';
import { parameters } from '@storybook/addon-docs/preview';
import { definePreviewAddon } from 'storybook/internal/csf';

/**
 * The addon for documentation by its annotations alone. Its main file has every block of a page in
 * it, 0.9 MB that each story would wait for: they are loaded with the first page.
 */
export const docsAddon = definePreviewAddon({
  parameters: {
    docs: {
      ...parameters.docs,
      renderer: async () => (await import('./docsRenderer.ts')).createDocsRenderer(),
    },
  },
}) as ReturnType<typeof addonDocs>;
