import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { contactMessage } from '../support/contactMessage.ts';
import { createTestDependencies, createMailApi, env } from './support.ts';

const server = createServer();
afterEach(() => void server.close());

test('on a server of one’s own, a client cannot name itself another to get round the limit', async () => {
  const { dependencies } = createTestDependencies(createMailApi().fetch);
  server.on('request', toNodeListener({ ...env, RATE_LIMIT: '2' }, dependencies));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const statuses: number[] = [];
  for (let visit = 0; visit < 4; visit += 1) {
    const response = await fetch(origin, {
      method: 'POST',
      body: JSON.stringify({ ...contactMessage, projectDetails: `Message ${visit}` }),
      headers: {
        origin,
        'content-type': 'application/json',
        'cf-connecting-ip': `192.0.2.${visit}`,
        'x-forwarded-for': `198.51.100.${visit}`,
      },
    });
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
});
