import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../supabase/functions/send-contact-email/clientAddress.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { env, site, startFunction } from './support.ts';

const read = (headers: Record<string, string>, name = '') =>
  clientAddress(new Headers(headers), name);

describe('The client address', () => {
  test.each([
    '192.0.2.1',
    '192.0.2.1:5555',
    '::ffff:192.0.2.1',
    '::ffff:c000:201',
    '[::ffff:192.0.2.1]:443',
  ])('of %s is the IPv4 address', (text) =>
    expect(read({ 'cf-connecting-ip': text })).toEqual({ address: '192.0.2.1' }),
  );

  test.each([
    ['2001:0DB8::0012:0:0:0:1', '2001:db8:0:12', '2001:db8:0'],
    ['[2001:db8:1:2::3]:443', '2001:db8:1:2', '2001:db8:1'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('of %s is the /64 %s in the /48 %s', (text, address, network) => {
    expect(read({ 'cf-connecting-ip': text })).toEqual({ address, network });
  });

  test.each(
    `unknown _hidden 1.2.3 1.2.3.256 01.2.3.4 1.2.3.4.5 1.2.3.4:555555 0x7f.1 a:b::c::d
    1:2:3:4:5:6:7:8:9 fe80::1%eth0 12345:: ::g [::1 ${':'.repeat(5_000)}`.split(/\s+/),
  )('of "%s" is none', (text) => expect(read({ 'cf-connecting-ip': text })).toBe(undefined));

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

  test('of the embedded server is the address of the socket, whatever a client claims', async () => {
    const { dependencies, close } = await startFunction();
    const server = createServer(toNodeListener({ ...env, RATE_LIMIT: '2' }, dependencies));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const statuses: number[] = [];
    for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
        method: 'POST',
        body: JSON.stringify({ ...contactMessage, projectDetails: claimed }),
        headers: {
          origin: site,
          'content-type': 'application/json',
          'cf-connecting-ip': claimed,
          'x-forwarded-for': claimed,
        },
      });
      statuses.push(response.status);
    }
    server.close();
    await close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});
