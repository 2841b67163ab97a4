import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { home } from '../../../src/content/en/home.ts';
import type { HomeContent } from '../../../src/content/home.ts';
import { findContentProblems, findLogoProblems } from '../../../vite/checkContent.ts';
import { stopAt } from '../../../vite/stop.ts';

const [first, second] = home.portfolio.items.map(({ name }) => name);

const picture = { file: 'missing.jpg', alt: 'A van' };

/** Mistakes in the content that only the content check reports. */
const mistakes: [name: string, make: (content: HomeContent) => void, problem: string][] = [
  [
    'two projects with the same name',
    ({ portfolio }) => Object.assign(portfolio.items[1]!, { name: first }),
    `src/content/en/portfolio.ts: items has two items called "${first}"`,
  ],
  [
    'a picture whose file is missing',
    ({ portfolio }) => Object.assign(portfolio.items[1]!, { picture }),
    `src/content/en/portfolio.ts: items["${second}"].picture.file is "missing.jpg", which is not in `,
  ],
  [
    'a portrait without alternative text',
    ({ testimonials }) =>
      Object.assign(testimonials.items[0]!, { picture: { ...picture, alt: ' ' } }),
    `src/content/en/testimonials.ts: items["${home.testimonials.items[0]!.name}"].picture.alt is blank`,
  ],
  [
    'an empty list of projects',
    ({ portfolio }) => void portfolio.items.splice(0),
    'src/content/en/portfolio.ts: items is empty',
  ],
  [
    'an empty list of services',
    ({ services, footer }) => {
      services.items.splice(0);
      footer.services.items.splice(0);
    },
    'src/content/en/services.ts: items is empty',
  ],
];

test('social links are optional', () => {
  const content = structuredClone(home);
  content.footer.social = [];
  expect(findContentProblems(content)).toEqual([]);
});

test.each(mistakes)('the content check reports where content has %s', (_name, make, problem) => {
  const content = structuredClone(home);
  make(content);
  expect(findContentProblems(content)).toEqual([expect.stringContaining(problem)]);
});

test('the content check names the file to change if a form field has a repeated name', () => {
  const fields = [{ name: 'email' }, { name: 'email' }, { name: 'website' }];
  expect(findContentProblems(home, 'en', fields)).toEqual([
    'supabase/functions/_shared/contract.ts: contactFields has two items called "email"',
    'supabase/functions/_shared/contract.ts: contactFields has two items called "website"',
  ]);
});

test('the content check reports a logo whose file is missing', () => {
  expect(findLogoProblems({ file: 'logo.pdf' })).toEqual([
    expect.stringContaining('src/content/brand.ts: logo.file is "logo.pdf", which is not in '),
  ]);
});

test('a build stopped by a check prints no stack trace', () => {
  try {
    stopAt(['src/content/footer.ts: company.items is empty'], 'The content must change:');
    expect.unreachable();
  } catch (error) {
    expect(inspect(error)).toBe(
      'The content must change:\n  src/content/footer.ts: company.items is empty',
    );
  }
});
