import { allowedSources } from '../../src/content/allowedSources.ts';
import { listSources } from '../../vite/host/sources.ts';
import { expect, siteUrl, test } from './support/test.ts';

test('every security header has the expected value', async () => {
  const { headers } = await fetch(siteUrl);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*camera=\(\), /),
  });
  expect(headers.get('x-powered-by')).toBeNull();
});

test('apart from the allowed sources, the CSP has no wildcard, no unsafe keyword, and no scheme except data:', async () => {
  const { headers } = await fetch(siteUrl);
  const allowed = Object.values(listSources(allowedSources)).flat();
  // Removes longer sources first, because a longer source may start with a shorter one.
  const policy = allowed
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, source) => text.replaceAll(` ${source}`, ''),
      headers.get('content-security-policy') ?? '',
    );
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
  expect(policy).toContain("base-uri 'none'; frame-ancestors 'none'");
  expect(policy.includes("require-trusted-types-for 'script'; trusted-types 'none'")).toBe(
    allowedSources.every(({ trustedTypes = true }) => trustedTypes),
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  expect(policy.match(/data:/g)).toHaveLength(1);
});

test.each([
  ['GET', '/', 200, 'id="hero"'],
  ['GET', '/unknown', 404, 'Oops! Page not found'],
  ['POST', '/', 405, 'Unexpected Application Error!'],
  ['GET', '/%zz', 400, '400 Bad Request'],
])('%s %s returns a page without code that the CSP blocks', async (method, path, status, text) => {
  const response = await fetch(siteUrl + path, { method });
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).toContain(text);
  expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(status !== 200);
  expect(html).not.toMatch(/ style="|\son\w+=|href="javascript:/);
  expect(html).not.toMatch(/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))/);
});

test('licences.txt lists supabase-js, notistack and react-dom, and every licence in it is permissive', async () => {
  const licences = await (await fetch(`${siteUrl}/licences.txt`)).text();
  const parts = [...licences.matchAll(/^## (\S+).*\((.+)\)$/gm)];
  const names = parts.map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@supabase/supabase-js', 'notistack', 'react-dom']),
  );
  const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);
  expect(parts.filter(([, , licence = '']) => !allowed.has(licence))).toEqual([]);
});
