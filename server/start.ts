import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createApp, createListener } from './app.ts';
import { openContact, readContactSettings } from './contact.ts';
import { headersFile } from './headers.ts';
import { OwnersError } from './OwnersError.ts';

const host = '127.0.0.1';

/** Longer than a proxy keeps an idle connection, which is two minutes for Caddy. */
const keepAliveTimeout = 130_000;

/** Time that running requests have after a signal. */
const requestsMs = 5_000;
/** Time in which the process ends after a signal. */
const stopMs = 9_000;

interface ServerOptions {
  /** Folder of the built site. */
  folder: string;
  port: number;
  variables: NodeJS.Dict<string>;
  /** Folder for `.database/` and `.outbox/`. */
  root?: string;
}

/** Starts the server. It listens when the database is open. */
export async function startServer({ folder, port, variables, root }: ServerOptions) {
  const settings = readContactSettings(variables);
  if (!existsSync(join(folder, headersFile))) {
    throw new OwnersError(`The folder ${folder} contains no site. Run "npm run build" first.`);
  }
  await checkPort(port);
  const contact = await openContact(settings, port, root);
  const server = createServer({ keepAliveTimeout }, createListener(createApp(folder, contact)));
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`Site:  http://${host}:${port}/`);
  return {
    url: `http://${host}:${port}`,
    /** Stops listening, answers the running requests, and closes the contact function. */
    async close(): Promise<void> {
      const delivered = contact.stopDelivery();
      const closed = once(server, 'close');
      server.close();
      // Node closes only the connections that are idle now, not those that become idle later.
      const timer = setInterval(() => server.closeIdleConnections(), 50);
      await Promise.race([closed, setTimeout(requestsMs, undefined, { ref: false })]);
      clearInterval(timer);
      server.closeAllConnections();
      await delivered;
      await contact.close();
    },
  };
}

/** Stops if the port is in use. Otherwise, the database would open before this error. */
async function checkPort(port: number): Promise<void> {
  const server = createTcpServer().listen(port, host);
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new OwnersError(`The server cannot listen on port ${port}: ${message}`);
  });
  server.close();
  await once(server, 'close');
}

/** Returns the port in the settings, or the default. */
export function readPort({ PORT }: NodeJS.Dict<string>): number {
  const port = Number(PORT || 4173);
  if (!(port > 0 && port < 65_536)) throw new OwnersError('PORT is not a port number.');
  return port;
}

/** Runs the server in the working directory until SIGTERM or SIGINT. */
export async function run(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile();
  const options = { folder: 'dist', port: readPort(process.env), variables: process.env };
  const server = await startServer(options);
  const stop = async () => {
    await Promise.race([server.close(), setTimeout(stopMs)]);
    process.exit();
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
