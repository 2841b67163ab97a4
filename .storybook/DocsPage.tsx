import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { storybookTheme } from './theme.ts';
import { applyGlobals, initialGlobals } from './globals.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { userGlobals } from './userGlobals.ts';

/** A page of documentation: it has the site's theme, and follows the toolbar as the stories do. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useSyncExternalStore(userGlobals.subscribe, userGlobals.get);
  const { colorScheme = initialGlobals.colorScheme } = globals;
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer
      context={context}
      theme={storybookTheme(colorScheme === 'dark' ? 'dark' : 'light')}
    >
      <StoryProviders>{children}</StoryProviders>
    </DocsContainer>
  );
}
