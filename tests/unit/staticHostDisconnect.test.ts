import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticHost } from '../../vite/host/serve.ts';

test('the static host outlives a visitor who leaves before the answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-host-'));
  await writeFile(join(folder, '_headers'), '/*\n  X-Test: yes\n');
  await writeFile(join(folder, 'page.txt'), 'page');
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);

  const host = createStaticHost(folder);
  const server = createServer((request, response) => {
    // As when the visitor's connection ends while the file is being found.
    if (request.url === '/page.txt?gone') response.destroy();
    host(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    process.off('unhandledRejection', note);
    server.close();
    await rm(folder, { recursive: true });
  });

  const socket = connect(port, '127.0.0.1');
  socket.write('GET /page.txt?gone HTTP/1.1\r\nHost: test\r\n\r\n');
  await once(socket, 'close');
  const answer = await fetch(`http://127.0.0.1:${port}/page.txt`);
  expect(await answer.text()).toBe('page');
  expect(rejections).toEqual([]);
});
