/** A tiny Storybook for HTML instead of React. Its configuration sets no modes. */
export default {
  framework: '@storybook/html-vite',
  stories: ['../*.stories.js'],
  core: { disableTelemetry: true },
};
