import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { SendQueue } from '../../supabase/functions/send-contact-email/sendQueue.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { createOutbox } from '../../vite/outbox.ts';

/** A process of its own for what is measured, so that the load generator does not slow it down. */
const [kind, folder = ''] = process.argv.slice(2);

const env = {
  MAIL_API_KEY: 'outbox',
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'hello@example.com',
  RATE_LIMIT: '0',
};

/** The baseline: reads the request to its end and answers, and does nothing else. */
const bare: RequestListener = (request, response) => {
  request.resume();
  request.on('end', () => response.end('{"code":"sent"}'));
};

const memory: typeof fetch = async () => Response.json({ id: 'kept' });

const contact = (sink: typeof fetch) =>
  toNodeListener(env, createDependencies({ fetch: sink, queue: new SendQueue(0) }));

const handlers: Record<string, () => RequestListener> = {
  bare: () => bare,
  memory: () => contact(memory),
  outbox: () => contact(createOutbox(folder, () => {})),
};

const server = createServer(handlers[kind ?? '']?.());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
