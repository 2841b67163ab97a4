/** A tiny Storybook of another framework. It names no modes. */
export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
};
