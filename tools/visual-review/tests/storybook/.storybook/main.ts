/** A tiny Storybook of another framework. Its configuration sets no modes. */
export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
};
