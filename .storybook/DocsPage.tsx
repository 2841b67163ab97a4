import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme.ts';
import { applyGlobals, initialGlobals } from './globals.ts';
import { StoryProviders } from './StoryProviders.tsx';

type Globals = Record<string, unknown>;
interface GlobalsEvent {
  globals: Globals;
}

/** Storybook tells of the toolbar's values once at the start, and again whenever one changes. */
function useToolbar(): Globals {
  const channel = addons.getChannel();
  const last = (event: string) => (channel.last(event) as GlobalsEvent[] | undefined)?.[0]?.globals;
  const [globals, setGlobals] = useState(last('globalsUpdated') ?? last('setGlobals') ?? {});
  useEffect(() => {
    const update = (event: GlobalsEvent) => setGlobals(event.globals);
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel]);
  return globals;
}

/** A page of documentation: it has the site's theme, and follows the toolbar as the stories do. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar();
  const { colorScheme = initialGlobals.colorScheme } = globals;
  useEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer
      context={context}
      theme={storybookTheme(colorScheme === 'dark' ? 'dark' : 'light')}
    >
      <StoryProviders>{children}</StoryProviders>
    </DocsContainer>
  );
}
