import { createSiteTheme } from '../../theme/index.ts';
import { Contexts, type ContextsProps } from './Contexts.tsx';

export { createStyleCache } from './Contexts.tsx';

/** Made at once: this is for the server, which has the time. The browser makes its own, by steps. */
export const theme = createSiteTheme();

export function Providers(props: Omit<ContextsProps, 'theme'>) {
  return <Contexts theme={theme} {...props} />;
}
