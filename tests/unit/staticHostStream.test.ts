import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticHost } from '../../vite/host/serve.ts';

/** More than the sockets of both ends ever hold. */
const size = 64_000_000;

test('the static host sends the beginning of a file before it has read the end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-host-'));
  await writeFile(join(folder, '_headers'), '');
  await writeFile(join(folder, 'film.txt'), 'The beginning');
  await truncate(join(folder, 'film.txt'), size);
  const server = createServer(createStaticHost(folder));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');
  const visitor = get({ host: '127.0.0.1', port, path: '/film.txt', agent: false });
  onTestFinished(async () => {
    visitor.destroy();
    server.close();
    await rm(folder, { recursive: true });
  });

  const [socket] = await connected;
  const [answer] = (await once(visitor, 'response')) as [IncomingMessage];
  // A visitor who has read one piece, and no more.
  answer.pause();
  await once(answer, 'readable');
  expect(String(answer.read(13))).toBe('The beginning');
  expect(socket.bytesWritten).toBeLessThan(size / 2);
});
