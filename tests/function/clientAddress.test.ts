import { expect, test } from 'vitest';
import { clientAddresses } from '../../supabase/functions/send-contact-email/clientAddress.ts';

const read = (headers: Record<string, string>, name = '') =>
  clientAddresses(new Headers(headers), name).join(' in ');

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
])('For the header value %s, the client address is "%s"', (text, address) => {
  expect(read({ 'cf-connecting-ip': text })).toBe(address);
});

test('The client address comes from the configured header, or from a known header if none is configured', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7, 192.0.2.9' };
  const both = { 'cf-connecting-ip': '192.0.2.1', ...forwarded };
  expect([read(both), read(forwarded), read({})]).toEqual(['192.0.2.1', '192.0.2.9', '']);
  expect([read(both, 'x-forwarded-for'), read(both, 'x-real-ip')]).toEqual(['192.0.2.9', '']);
});
