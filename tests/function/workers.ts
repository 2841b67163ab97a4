import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { serve } from '../support/serve.ts';
import { numberedMessage } from './posting.ts';
import { env, type MailAnswer, type MailApi, site } from './support.ts';

/** The mail service accepts the mail, but the connection breaks before the service answers. */
export const loseAnswer: MailAnswer = (take) => {
  take();
  throw new Error('The answer is lost.');
};

/** Serves a mail API over HTTP. If the API throws an error, the connection breaks. */
export async function serveMailApi(api: MailApi) {
  const answer = async (request: Request, { outgoing }: HttpBindings | Http2Bindings) => {
    try {
      return await api.fetch(request.url, { headers: request.headers, body: await request.text() });
    } catch (error) {
      outgoing.socket?.resetAndDestroy();
      throw error;
    }
  };
  const { url, close } = await serve(getRequestListener(answer));
  return { url: `${url}/emails`, close };
}

const nodeWorker = [process.execPath, `${import.meta.dirname}/worker.ts`];

/** Starts a worker: a process that serves the contact function and prints the port or address. */
export async function startWorker(
  settings: Record<string, string>,
  [command = '', ...args]: string[] = nodeWorker,
  cwd = '.',
) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env, ...settings } });
  let log = '';
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += String(chunk);
      const [, found] = /^(?:Listening on http:.*:)?(\d+)\/?/m.exec(log) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`The worker exited: ${log}`)));
  });
  return {
    /** Posts a numbered message. Returns whether the function answers with success. */
    async post(number: number): Promise<boolean> {
      const response = await fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        headers: { origin: site, 'content-type': 'application/json' },
        body: JSON.stringify(numberedMessage(number)),
      }).catch(() => undefined);
      return response?.status === 200;
    },
    /** Kills the process without warning. */
    async kill(): Promise<void> {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}
