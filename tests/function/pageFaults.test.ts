import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { afterAll, expect, test, vi } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { serve } from '../support/serve.ts';
import { shareFunction } from './shareFunction.ts';
import { site } from './support.ts';

const { settings } = vi.hoisted(() => ({
  settings: { supabase: { url: '', key: 'sb_publishable_test' } },
}));
vi.mock('../../src/content/settings.ts', () => ({ settings }));
const { sendContactMessage } = await import('../../src/services/sendContactMessage.ts');

const shared = await shareFunction();
let loseAnswer: ((response: ServerResponse) => void) | undefined;
async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = createRequest(incoming, response);
  // Browsers add the Origin header, but Node does not.
  request.headers.set('origin', site);
  const answered = await shared.handle(request);
  if (loseAnswer) loseAnswer(response);
  else await sendResponse(response, answered);
  loseAnswer = undefined;
}
const { url, close } = await serve((incoming, response) => void answer(incoming, response));
settings.supabase.url = url;
afterAll(close);

const drip = (response: ServerResponse) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

test.each<[string, (response: ServerResponse) => void]>([
  ['is replaced by a connection reset', ({ socket }) => socket?.resetAndDestroy()],
  ['is incomplete', (response) => response.write('{"code":', () => response.destroy())],
  ['is not HTTP', ({ socket }) => socket?.end('SSH-2.0-OpenSSH_9.6\r\n\r\n')],
  ['never arrives', () => {}],
  ['never ends', drip],
  ['is a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end()],
])('If the answer %s, sending fails, and a retry stores no second copy', async (_name, lose) => {
  loseAnswer = lose;
  await expect(
    sendContactMessage(contactMessage, { all: 1_500, library: 1_000 }),
  ).rejects.toBeDefined();
  await sendContactMessage(contactMessage);
  expect(await shared.waiting()).toBe(1);
});
