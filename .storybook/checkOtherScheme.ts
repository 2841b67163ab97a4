import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

/**
 * Runs axe in the other colour scheme. Then `addon-a11y` runs axe in the story's own scheme.
 * Outside tests, the function does nothing, because a change of scheme makes the story flash.
 */
export async function checkOtherScheme(context: Parameters<typeof runAxe>[0]): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { dataset } = document.documentElement;
  const shown = dataset['colorScheme'];
  dataset['colorScheme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    await runAxe(context);
  } finally {
    dataset['colorScheme'] = shown;
  }
}
