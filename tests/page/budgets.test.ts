import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { home } from '../../src/content/en/home.ts';
import type { HomeContent } from '../../src/content/home.ts';
import type { Project } from '../../src/content/portfolio.ts';
import { settings } from '../../src/content/settings.ts';
import { fontUrls, renderPages, renderRoute } from '../../src/entry-server.tsx';
import { composeMinified } from '../../vite/compose.ts';
import { compressedKb, compressedKbUntil, overBudget } from '../support/budgets.ts';

const brandName = 'Afterglow Digital Studio';

const headingLines = [
  'Mobile apps, CRM systems,',
  'websites and AI assistants,',
  'designed and built to grow',
  'business.',
];

type Words = Pick<Project, 'name' | 'type' | 'description' | 'result'>;

const moreProjects: Words[] = [
  {
    name: 'Longshore',
    type: 'Port scheduling app',
    description: 'Berths, cranes and crews share one plan, which every captain sees at sea.',
    result: { before: 'Saves', figure: '9 hours', after: 'for each ship' },
  },
  {
    name: 'Second Helping',
    type: 'Food donation platform',
    description: 'Bakeries offer what is left at closing time. A van fetches it within the hour.',
    result: { figure: '14,000', after: 'meals in the first winter' },
  },
  {
    name: 'Understudy',
    type: 'Casting and rehearsal planner',
    description: 'Theatres find a stand-in by noon and send the marked script by two.',
    result: { text: 'No cancelled evening yet' },
  },
  {
    name: 'Groundwork',
    type: 'Site safety checklist',
    description: 'Foremen photograph each scaffold. The inspector signs from another city.',
    result: { before: 'Down to', figure: '3 minutes', after: 'per inspection' },
  },
];

/** Returns the content with twelve projects, a longer headline and a longer brand name. */
function enlarge(content: HomeContent): HomeContent {
  const text = JSON.stringify(content).replaceAll(settings.brandName, brandName);
  const copy = JSON.parse(text) as HomeContent;
  const { items } = copy.portfolio;
  const more = moreProjects.map((words, index) => ({ ...items[index + 1]!, ...words }));
  copy.portfolio.items = [...items, ...more].slice(0, 12);
  copy.hero = { ...copy.hero, headingLines, heading: headingLines.join(' ') };
  return copy;
}

async function build(content: HomeContent): Promise<string> {
  const [route] = routes;
  const { html, styles } = await renderRoute(new Request('http://localhost/'), '/script.js', [
    { ...route!, content },
  ]);
  return composeMinified(html, styles, fontUrls);
}

test('The large page has 12 projects, a 90-character headline and a 24-character brand name', () => {
  const { hero, portfolio, navigation } = enlarge(home);
  expect(portfolio.items).toHaveLength(12);
  expect(hero.heading).toHaveLength(90);
  expect(navigation.brandName).toHaveLength(24);
});

test.each([
  ['home page', home],
  ['large page', enlarge(home)],
])('The %s is within its size budgets', async (name, content) => {
  const html = await build(content);
  const sizes = {
    html: await compressedKb(html),
    headline: await compressedKbUntil('</h1>', html),
  };
  expect(overBudget(name, sizes)).toEqual([]);
});

test.each(['404.html', '500.html'])('%s is within its size budget', async (file) => {
  const { html, styles } = (await renderPages('/script.js'))[file]!;
  const messagePage = await compressedKb(composeMinified(html, styles, fontUrls));
  expect(overBudget(file, { messagePage })).toEqual([]);
});
