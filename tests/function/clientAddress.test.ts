import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from '../../supabase/functions/send-contact-email/clientAddress.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { toNodeListener } from '../../vite/edgeFunctions.ts';
import { shareFunction } from './shareFunction.ts';
import { env, site } from './support.ts';

const shared = await shareFunction();
const read = (headers: Record<string, string>, name = '') =>
  Object.values(clientAddress(new Headers(headers), name) ?? {}).join(' in ');

test.each([
  ...`192.0.2.1 192.0.2.1:5555 ::ffff:192.0.2.1 ::ffff:c000:201 [::ffff:192.0.2.1]:443`
    .split(' ')
    .map((text) => [text, '192.0.2.1']),
  ['2001:0DB8::0012:0:0:0:1', '2001:db8:0:12 in 2001:db8:0'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2 in 2001:db8:1'],
  ['::1', '0:0:0:0 in 0:0:0'],
  ...`unknown _hidden 1.2.3 1.2.3.256 01.2.3.4 1.2.3.4.5 1.2.3.4:555555 0x7f.1 a:b::c::d
    1:2:3:4:5:6:7:8:9 fe80::1%eth0 12345:: ::g [::1 ${':'.repeat(5_000)}`
    .split(/\s+/)
    .map((text) => [text, '']),
])('The client address of %s is "%s"', (text, address) => {
  expect(read({ 'cf-connecting-ip': text })).toBe(address);
});

test('The client address comes from the proxy’s header, or from the header in the settings', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7, 192.0.2.9' };
  const both = { 'cf-connecting-ip': '192.0.2.1', ...forwarded };
  expect([read(both), read(forwarded), read({})]).toEqual(['192.0.2.1', '192.0.2.9', '']);
  expect([read(both, 'x-forwarded-for'), read(both, 'x-real-ip')]).toEqual(['192.0.2.9', '']);
});

test('The embedded server counts messages by the address of the socket, not by a client’s headers', async () => {
  const listener = toNodeListener({ ...env, RATE_LIMIT: '2' }, shared.dependencies);
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses: number[] = [];
  for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const proxy = { 'cf-connecting-ip': claimed, 'x-forwarded-for': claimed };
    const headers = { origin: site, 'content-type': 'application/json', ...proxy };
    const body = JSON.stringify({ ...contactMessage, projectDetails: claimed });
    statuses.push((await fetch(url, { method: 'POST', body, headers })).status);
  }
  server.close();
  expect(statuses).toEqual([200, 200, 429]);
});
