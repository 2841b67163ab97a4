import type { Plugin } from 'vite';
import { contactFields, honeypotField } from '../supabase/functions/_shared/contract.ts';
import type { HomeContent } from '../src/content/home.ts';
import type * as Locales from '../src/content/locales.ts';
import type { PictureContent } from '../src/content/pictures.ts';
import { dark, light, textBearing } from '../theme/colorSchemes.ts';
import { findFaintColours } from '../theme/contrast.ts';
import { importModule } from './importModule.ts';
import { findImageProblems } from './pictures.ts';
import { throwProblems } from '../server/OwnersError.ts';

/** Properties that are not checked. `texts` may be empty. `metadata` repeats other texts. */
const unchecked = new Set(['texts', 'metadata']);

/** Values that are copied from another part of the content. Their problems are ignored. */
const derived = /: footer\.services/;

/** Lists that may be empty. The page does not show an empty list. */
const mayBeEmpty = /(^|\.)(pages|social)$/;

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const name = item['name'] ?? item['title'] ?? item['label'];
  return typeof name === 'string' ? name : undefined;
}

function problemsOfList(path: string, items: unknown[]): string[] {
  if (items.length === 0) return mayBeEmpty.test(path) ? [] : [`${path} is empty`];
  const names = items.map(nameOf);
  const repeated = names.filter((name, index) => name && names.indexOf(name) < index);
  return [
    ...new Set(repeated.map((name) => `${path} has two items called "${name}"`)),
    ...items.flatMap((item, index) =>
      problemsAt(`${path}[${names[index] ? `"${names[index]}"` : index}]`, item),
    ),
  ];
}

/** Does not look for the file, because `Picture` throws if its file does not exist. */
function problemsOfPicture(path: string, { alt }: Partial<PictureContent>): string[] {
  return alt?.trim() ? [] : [`${path}.alt is blank. Describe what the picture shows`];
}

function problemsAt(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return problemsOfList(path, value);
  if (!isObject(value)) return [];
  if (path.endsWith('.picture')) return problemsOfPicture(path, value);
  return Object.entries(value)
    .filter(([key]) => !unchecked.has(key))
    .flatMap(([key, part]) => problemsAt(`${path}.${key}`, part));
}

/** Returns the problems in the content. Each problem names its section and its item. */
export function findContentProblems(
  content: HomeContent,
  locale = 'en',
  fields: { name: string }[] = contactFields,
): string[] {
  const problems = Object.entries(content)
    .filter(([section]) => !unchecked.has(section))
    .flatMap(([section, part]) =>
      problemsAt(section, part).map((problem) => `src/content/${locale}/: ${problem}`),
    )
    .filter((problem) => !derived.test(problem));
  const repeatedFields = problemsOfList('contactFields', [...fields, { name: honeypotField }]);
  return [
    ...problems,
    ...repeatedFields.map((problem) => `supabase/functions/_shared/contract.ts: ${problem}`),
  ];
}

async function findProblems(env: Record<string, unknown>): Promise<string[]> {
  const { locales } = await importModule<typeof Locales>('/src/content/locales.ts', env);
  return [
    ...locales.flatMap(({ locale, home }) => findContentProblems(home, locale.name)),
    ...(await findImageProblems()),
  ];
}

/** Stops a build if the content has a problem, or if the contrast of two colours is too low. */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const problems = await findProblems(config.env).catch(({ message }: Error) => [message]);
        throwProblems(problems, 'The content must change:');
        const faint = findFaintColours({ light, dark }, textBearing);
        throwProblems(faint, 'These colours in theme/ must change:');
      },
    },
  };
}
