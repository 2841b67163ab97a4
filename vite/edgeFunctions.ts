import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { openContact, readContactSettings } from '../server/contact.ts';
import { functionPath } from '../supabase/functions/_shared/contract.ts';

const certificates = '*.{crt,pem,key,p12,pfx,cer,der}';
/** Vite's default for `fs.deny`. It is repeated here, because a plugin's list replaces it. */
const deniedByVite = ['.env', '.env.*', certificates, '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** Serves the contact function on the dev server, as `server/` does in production. */
export function edgeFunctions(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'edge-functions',
    config: () => ({
      // The function checks origins itself. By default, Vite would allow every local origin.
      server: {
        cors: false,
        watch: { ignored: ['**/.database/**', '**/.outbox/**'] },
        fs: { deny: [...deniedByVite, '**/.database/**', '**/.outbox/**'] },
      },
    }),
    configResolved: (resolved) => void (config = resolved),

    configureServer({ httpServer, middlewares }) {
      // Inside another server, such as Storybook's, Vite has no HTTP server for the function.
      if (!httpServer) return;
      const { mode, envDir, root, logger } = config;
      const settings = readContactSettings(loadEnv(mode, envDir || root, ''));
      const listening = Promise.withResolvers<void>();
      httpServer.once('listening', listening.resolve);
      const opening = listening.promise.then(() => {
        const { port } = httpServer.address() as AddressInfo;
        return openContact(settings, port, root);
      });
      opening.catch((error: unknown) => {
        logger.error(error instanceof Error ? error.message : String(error));
        process.exitCode = 1;
        httpServer.close();
      });
      httpServer.once(
        'close',
        () => void opening.then((contact) => contact.close()).catch(() => {}),
      );
      const answer = async (request: Request, env: unknown) =>
        (await opening).answer(request, (env as HttpBindings).incoming.socket);
      const listener = getRequestListener(answer, { overrideGlobalObjects: false });
      middlewares.use(functionPath, (incoming, outgoing) => void listener(incoming, outgoing));
    },
  };
}
