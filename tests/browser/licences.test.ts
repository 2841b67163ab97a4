import { expect, siteUrl, test } from './support/test.ts';

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
