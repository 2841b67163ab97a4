import { buildStaticStandalone } from 'storybook/internal/core-server';

/** A process that builds Storybook into each folder that it is told, and answers what went wrong. */
process.env['NODE_ENV'] = 'production';
process.on('message', (outputDir: string) => {
  const options = { configDir: '.storybook', outputDir, test: true, previewOnly: true };
  buildStaticStandalone(options).then(
    () => process.send?.(''),
    (error: Error) => process.send?.(error.message),
  );
});
