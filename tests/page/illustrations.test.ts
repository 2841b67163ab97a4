import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { home } from '../../src/content/en/home.ts';
import { renderPages, renderRoute } from '../../src/entry-server.tsx';
import { gradients, type GradientName } from '../../theme/index.ts';
import { toArabic } from '../fixtures/toArabic.ts';

test('every drawing on every page is hidden from assistive technology', async () => {
  for (const [file, { html }] of Object.entries(await renderPages('/script.js'))) {
    const drawings = html.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length, file).toBeGreaterThan(0);
    expect(drawings.filter((drawing) => !drawing.includes(' aria-hidden="true"'))).toEqual([]);
  }
});

test('no part that moves into place has a transform attribute', async () => {
  // CSS replaces a `transform` attribute during the animation, and changes the transform's origin.
  const { html } = (await renderPages('/script.js'))['index.html']!;
  const parts = html.match(/<[^>]* class="[^"]*\benter\b[^"]*"[^>]*>/g) ?? [];
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => part.includes(' transform='))).toEqual([]);
});

test('translated city names do not change the drawings on the home page', async () => {
  const { offices } = toArabic(home.hero);
  expect(offices).not.toEqual(home.hero.offices);
  const countPaths = async (hero: typeof home.hero) => {
    const changed = [{ ...routes[0]!, content: { ...home, hero } }];
    const { html } = await renderRoute(new Request('http://localhost/'), '/script.js', changed);
    return html.split('<path').length;
  };
  expect(await countPaths({ ...home.hero, offices })).toBe(await countPaths(home.hero));
});

test('no element has an attribute with the name of a gradient', async () => {
  Object.assign(gradients, { 'sea-2': gradients.sea });
  const gradient = 'sea-2' as GradientName;
  const items = home.portfolio.items.map((project) => ({ ...project, gradient }));
  const content = { ...home, portfolio: { ...home.portfolio, items } };
  const request = new Request('http://localhost/');
  const { html } = await renderRoute(request, '/script.js', [{ ...routes[0]!, content }]);
  expect(html.match(/ gradient="[^"]*"/g)).toBeNull();
});
