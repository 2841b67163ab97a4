import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { clientAddress } from '../../supabase/functions/send-contact-email/clientAddress.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { createMailApi, createTestDependencies, env } from './support.ts';

const read = (headers: Record<string, string>, name = '') =>
  clientAddress(new Headers(headers), name);

describe('the client address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5555', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:102:304', '1.2.3.4'],
    ['0:0:0:0:0:FFFF:1.2.3.4', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ])('of %s is the IPv4 address %s', (text, address) => {
    expect(read({ 'cf-connecting-ip': text })).toEqual({ address });
  });

  test.each([
    ['2001:DB8:0:12:a:b:c:d', '2001:db8:0:12', '2001:db8:0'],
    ['2001:0db8::0012:0:0:0:1', '2001:db8:0:12', '2001:db8:0'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2', '2001:db8:1'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['::', '0:0:0:0', '0:0:0'],
    ['1:2:3:4:5:6:7::', '1:2:3:4', '1:2:3'],
    ['::102:304', '0:0:0:0', '0:0:0'],
  ])('of %s is the /64 %s in the /48 %s', (text, address, network) => {
    expect(read({ 'cf-connecting-ip': text })).toEqual({ address, network });
  });

  test.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4.5',
    '1.2.3.4:555555',
    '0x7f.1',
    'a:b::c::d',
    '1:2:3:4:5:6:7:8:9',
    'fe80::1%eth0',
    '12345::',
    '::g',
    '[::1',
    ':'.repeat(5_000),
    'x'.repeat(5_000),
  ])('of "%s" is none', (text) => {
    expect(read({ 'cf-connecting-ip': text })).toBe(undefined);
  });

  test('comes from cf-connecting-ip, or else from the last entry of x-forwarded-for', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.7, 192.0.2.9' };
    expect(read({ 'cf-connecting-ip': '192.0.2.1', ...forwarded })?.address).toBe('192.0.2.1');
    expect(read(forwarded)?.address).toBe('192.0.2.9');
    expect(read({})).toBe(undefined);
  });

  test('comes only from the header that the settings name', () => {
    const headers = { 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.9' };
    expect(read(headers, 'x-forwarded-for')?.address).toBe('192.0.2.9');
    expect(read(headers, 'x-real-ip')).toBe(undefined);
  });
});

describe('the embedded server', () => {
  const server = createServer();
  afterEach(() => void server.close());

  test('counts the socket’s address, whatever address a client claims', async () => {
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
    // Two unmarked, one marked, and then no more for this address.
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
