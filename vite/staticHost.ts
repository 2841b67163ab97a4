import { resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { finishSite } from './host/finishSite.ts';

/**
 * Writes the files that hosts need. `vite build --mode cdn` and `--mode nginx` build the site for
 * publishing.
 */
export function staticHost(): Plugin {
  let config: ResolvedConfig;
  const outputOf = ({ root, build }: ResolvedConfig) => resolve(root, build.outDir);

  return {
    name: 'static-host',
    // The site must publish the licence texts of the packages that its scripts contain.
    config: () => ({
      environments: { client: { build: { license: { fileName: 'licences.txt' } } } },
    }),

    configResolved: (resolved) => void (config = resolved),

    buildApp: {
      order: 'post',
      async handler() {
        const { mode, envDir, root } = config;
        const env = loadEnv(mode, envDir || root, 'HSTS_');
        await finishSite(outputOf(config), {
          isForCdn: mode === 'cdn',
          includeSubDomains: env['HSTS_INCLUDE_SUBDOMAINS'] === 'true',
        });
      },
    },
  };
}
