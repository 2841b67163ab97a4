import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { applyGlobals } from './globals.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { storybookTheme } from './theme.ts';
import { useToolbar } from './useToolbar.ts';

/** Container for every docs page. It uses the site's theme and the toolbar's settings. */
export default function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  const colorScheme = globals['colorScheme'] === 'dark' ? 'dark' : 'light';
  return (
    <DocsContainer context={context} theme={storybookTheme(colorScheme)}>
      <StoryProviders>{children}</StoryProviders>
    </DocsContainer>
  );
}
