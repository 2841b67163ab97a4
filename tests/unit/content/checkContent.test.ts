import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { home } from '../../../src/content/en/home.ts';
import type { HomeContent } from '../../../src/content/home.ts';
import { findContentProblems } from '../../../vite/checkContent.ts';
import { throwProblems } from '../../../server/OwnersError.ts';

const first = home.portfolio.items[0]!.name;

/** Mistakes in the content that only the content check reports. */
const mistakes: [name: string, make: (content: HomeContent) => void, problem: string][] = [
  [
    'two projects with the same name',
    ({ portfolio }) => void portfolio.items.push(portfolio.items[0]!),
    `src/content/en/: portfolio.items has two items called "${first}"`,
  ],
  [
    'a portrait without alternative text',
    ({ testimonials }) =>
      Object.assign(testimonials.items[0]!, { picture: { file: 'x.jpg', alt: ' ' } }),
    `src/content/en/: testimonials.items["${home.testimonials.items[0]!.name}"].picture.alt is blank`,
  ],
  [
    'an empty list of services',
    ({ services, footer }) => {
      services.items.splice(0);
      footer.services.items.splice(0);
    },
    'src/content/en/: services.items is empty',
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

test('no stack trace appears if a check stops the build', () => {
  try {
    throwProblems(['src/content/footer.ts: company.items is empty'], 'The content must change:');
    expect.unreachable();
  } catch (error) {
    expect(inspect(error)).toBe(
      'The content must change:\n  src/content/footer.ts: company.items is empty',
    );
  }
});
