import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';

/**
 * axe has seen the story in one scheme; here it sees the other. Nothing is rendered anew: the scheme is
 * an attribute, as on the site it is a media query.
 */
export async function checkOtherScheme(context: Parameters<typeof checkWithAxe>[0]): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['colorScheme'];
  dataset['colorScheme'] = shown === 'dark' ? 'light' : 'dark';
  try {
    await checkWithAxe(context);
  } finally {
    dataset['colorScheme'] = shown;
  }
}
