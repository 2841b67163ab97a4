import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';
import { home } from '../../src/content/en/home.ts';
import type { HomeContent } from '../../src/content/home.ts';
import { renderRoute } from '../../src/entry-server.tsx';

/** Path to an optional value in a type. `[]` means an item in a list. */
type OptionalPath<T> = T extends readonly (infer Item)[]
  ? `[].${OptionalPath<Item>}`
  : T extends object
    ? { [Key in keyof T & string]: PathAt<T, Key> }[keyof T & string]
    : never;
type PathAt<T, Key extends keyof T & string> =
  | (object extends Pick<T, Key> ? Key : never)
  | (Key extends 'structuredData' ? never : `${Key}.${OptionalPath<NonNullable<T[Key]>>}`);

/** All optional values in the content. TypeScript reports an error if one is missing here. */
const optionalValues: Record<OptionalPath<HomeContent>, true> = {
  'contact.form.notices.failed.email': true,
  'contact.form.notices.sent.email': true,
  'contact.teamLeads.items.[].office': true,
  'contact.teamLeads.items.[].picture': true,
  'contact.teamLeads.items.[].picture.focus': true,
  'contact.next.steps.[].booking': true,
  'footer.brandLogo': true,
  'footer.company.items.[].external': true,
  'footer.company.items.[].href': true,
  'footer.languages': true,
  'footer.services.items.[].external': true,
  'footer.services.items.[].href': true,
  'footer.social.[].href': true,
  'frame.letterhead.brandLogo': true,
  'hero.devices.phone.earlierHeadings': true,
  'metadata.alternates': true,
  'metadata.imageAlt': true,
  'metadata.structuredData': true,
  'navigation.brandLogo': true,
  'portfolio.items.[].picture': true,
  'portfolio.items.[].picture.focus': true,
  'portfolio.items.[].result': true,
  'portfolio.items.[].result.after': true,
  'portfolio.items.[].result.before': true,
  'portfolio.items.[].dispatch': true,
  'services.items.[].gradient': true,
  'services.items.[].proof': true,
  'services.items.[].shortTitle': true,
  'testimonials.items.[].app': true,
  'testimonials.items.[].picture': true,
  'testimonials.items.[].picture.focus': true,
  'testimonials.items.[].project.result': true,
  'testimonials.items.[].project.result.after': true,
  'testimonials.items.[].project.result.before': true,
};

/** Returns a copy of the value without the optional value at the path. */
function without(value: unknown, [key = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, rest));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => name !== key || rest.length > 0);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? without(inner, rest) : inner]),
  );
}

async function render(content: HomeContent): Promise<string> {
  const changed = routes.map((route) => (route.path === '/' ? { ...route, content } : route));
  const page = await renderRoute(new Request('http://localhost/'), '/script.js', changed);
  return page.html
    .slice(page.html.indexOf('<body'))
    .replaceAll(/<!--.*?-->|<script.*?<\/script>/gs, '');
}

const matches = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, ...groups]) => groups.join(' '));

/** Returns each empty element's tag and attributes, except `class`. An `svg` counts as content. */
function emptyElements(html: string): string[] {
  const withoutDrawings = html.replaceAll(/<svg.*?<\/svg>/gs, 'drawing');
  const empty = matches(withoutDrawings, /<(\w+)( [^>]*)?>\s*<\/\1>/g);
  return empty.map((element) => element.replace(/ class="[^"]*"/, ''));
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();
const headings = (html: string) => html.match(/<h[1-6].*?<\/h[1-6]>/gs) ?? [];
const landmarks = (html: string) => matches(html, /<(header|nav|main|footer|section|form)\b/g);

function problemsOf(html: string): string[] {
  const empty = emptyElements(full);
  const isNew = (element: string) => {
    const index = empty.indexOf(element);
    if (index >= 0) empty.splice(index, 1);
    return index < 0;
  };
  const ids = matches(html, / id="([^"]+)"/g);
  const referenced = matches(
    html,
    / (?:(?:aria-(?:\w+by|controls)|for|popovertarget)="|href="#)([^"]+)"/g,
  );
  const levels = headings(html).map((heading) => Number(heading[2]));
  return [
    ...emptyElements(html)
      .filter(isNew)
      .map((element) => `empty: ${element}`),
    ...matches(html, / ((?:href|id|src|aria-[\w-]+)="")/g),
    ...matches(html, /(\bundefined\b|\bnull\b|\bNaN\b|\[object)/g),
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...referenced.flatMap((list) => list.split(' ')).filter((id) => !ids.includes(id)),
    ...headings(html).filter((heading) => !textOf(heading)),
    ...levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).map(String),
  ];
}

const full = await render(home);

test('The home page has no broken elements', () => {
  expect(problemsOf(full)).toEqual([]);
});

/** Groups of paths. Each has at most one value of a section, so that none can hide a fault. */
const groups: string[][] = [];
for (const path of Object.keys(optionalValues)) {
  const [section] = path.split('.');
  const group = groups.find((paths) => !paths.some((other) => other.split('.')[0] === section));
  if (group) group.push(path);
  else groups.push([path]);
}

test.each(groups.map((paths) => [paths.join(', '), paths] as const))(
  'Without %s, the page keeps its other parts',
  async (_names, paths) => {
    const content = paths.reduce<unknown>((value, path) => without(value, path.split('.')), home);
    const html = await render(content as HomeContent);
    expect(problemsOf(html)).toEqual(problemsOf(full));
    expect(landmarks(html)).toEqual(landmarks(full));
    expect(headings(html).map(textOf)).toEqual(headings(full).map(textOf));
  },
);
