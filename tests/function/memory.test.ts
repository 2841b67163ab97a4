import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';

/** The function runs in a separate process, so that the test's own memory does not count. */
let server: ChildProcess;
let url = '';
let peakMb = 0;
beforeEach(async () => {
  server = fork('tests/function/functionServer.ts', { execArgv: ['--expose-gc'] });
  server.on('message', (state: { url: string; memoryMb: number }) => {
    url = state.url;
    peakMb = Math.max(peakMb, state.memoryMb);
  });
  await once(server, 'message');
});
afterEach(() => void server.kill());

function open(localAddress: string, length: number): ClientRequest {
  const headers = { origin: url, 'content-type': 'application/json', 'content-length': length };
  const options = { method: 'POST', localAddress, headers, agent: false };
  // Ignores errors, because the server closes the connection when it refuses a body.
  const sender = request(url, options).on('error', () => {});
  return sender.on('response', (response) => response.resume());
}

/** Posts a message from another IP address than the senders of large bodies. */
async function postAsVisitor(firstName: string): Promise<number | undefined> {
  const body = JSON.stringify({ ...contactMessage, firstName });
  const visitor = open('127.0.0.2', body.length).end(body);
  const [response] = (await once(visitor, 'response')) as [IncomingMessage];
  return response.statusCode;
}

const large = JSON.stringify({ ...contactMessage, projectDetails: '我'.repeat(85_000) });

async function sendLarge(index: number, speed: string): Promise<void> {
  const bytes = Buffer.from(large.replace('Layla', `${index}`));
  const missing = speed === 'slow' ? 1 : 0;
  const sender = open('127.0.0.1', bytes.length + missing);
  sender.write(bytes);
  if (!missing) sender.end();
  await new Promise((resolve) => sender.once('close', resolve));
}

test.each(['fast', 'slow'])('1,000 large %s requests use under 120 MB of memory', async (speed) => {
  for (let visit = 0; visit < 20; visit += 1) await postAsVisitor(`${speed} ${visit}`);
  peakMb = 0;
  await once(server, 'message');
  const startMb = peakMb;
  const sending = Array.from({ length: 1000 }, (_, index) => sendLarge(index, speed));
  expect(await postAsVisitor(speed)).toBe(200);
  await Promise.all(sending);
  console.log(`1,000 ${speed} large bodies: ${(peakMb - startMb).toFixed()} MB more memory.`);
  expect(peakMb - startMb).toBeLessThan(120);
});
