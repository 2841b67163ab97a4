import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';

/**
 * axe has seen the story in one scheme; here it sees the other. Nothing is rendered anew: the scheme is
 * an attribute, as on the site it is a media query. In the tests alone: whoever looks at a story in
 * Storybook chose a scheme, and must not see it flash.
 */
export async function checkOtherScheme(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined) return;
  const { dataset } = document.documentElement;
  const shown = dataset['colorScheme'];
  dataset['colorScheme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    await checkWithAxe(context);
  } finally {
    dataset['colorScheme'] = shown;
  }
}
