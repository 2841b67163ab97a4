import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { builtinResolvers, parse, type Documentation } from 'react-docgen';
import { describe, expect, test } from 'vitest';
import { guideOf, type Guide } from '../../.storybook/guide.ts';

async function readAll(pattern: string): Promise<{ path: string; text: string }[]> {
  const files = [];
  for await (const path of glob(pattern)) {
    files.push({ path: path.replaceAll(sep, '/'), text: await readFile(path, 'utf8') });
  }
  return files.toSorted((one, other) => one.path.localeCompare(other.path));
}

const stories = await readAll('stories/{components,sections,pages}/*.stories.tsx');
const titleOf = ({ path, text }: { path: string; text: string }) =>
  `${basename(dirname(path))}/${/title: '([^']+)'/.exec(text)?.[1] ?? basename(path, '.stories.tsx')}`;
const titles = [...new Set(stories.map(titleOf))];
const guides = titles.flatMap((title): [string, Guide][] => {
  const guide = guideOf(title);
  return guide ? [[title, guide]] : [];
});

test('every component, section and page has a guide, and every guide has its stories', async () => {
  const withGuide = new Set(stories.filter((story) => guideOf(titleOf(story))).map(componentOf));
  const components = new Set(stories.map(componentOf));
  expect([...components].filter((component) => !withGuide.has(component))).toEqual([]);
  const files = await readAll('stories/*/*.guide.ts');
  const written = files.map(({ path }) => path.slice('stories/'.length, -'.guide.ts'.length));
  expect(written.filter((title) => !titles.includes(title))).toEqual([]);
});

/** A component may have its stories in several files. */
function componentOf(story: { path: string; text: string }): string {
  return /component: (\w+)/.exec(story.text)?.[1] ?? titleOf(story);
}

describe.each(guides)('the guide of %s', (title, guide) => {
  test('says what it is for, do and don’t, states and accessibility', () => {
    const { purpose, do: yes, dont, states, accessibility } = guide;
    for (const text of [purpose, ...yes, ...dont, ...states, ...accessibility]) {
      expect(text).toMatch(/^[A-Z\d`“].+[.”]$/s);
    }
    for (const list of [yes, dont, states, accessibility]) expect(list).not.toEqual([]);
  });

  test('has code that can be pasted among other elements', () => {
    expect(guide.code).not.toMatch(/>;$/);
  });

  test('names only tokens that its code uses', async () => {
    const code = await codeOf(title);
    const unused = Object.keys(guide.tokens).filter((token) => {
      const name = token.split('.').at(-1)!;
      return !new RegExp(`\\b${name}\\b`).test(code);
    });
    expect(unused).toEqual([]);
  });
});

/** What the stories of a title are of: the modules of `src/`, what stands beside these, and the theme. */
async function codeOf(title: string): Promise<string> {
  const sources = stories.filter((story) => titleOf(story) === title);
  const imports = sources.flatMap(({ text }) =>
    [...text.matchAll(/from '\.\.\/\.\.\/(src\/(?!content|services)[^']+)'/g)].map(
      ([, path = '']) => path,
    ),
  );
  const patterns = imports.flatMap((path) =>
    /^src\/(sections|brand)/.test(path) ? [`${dirname(path)}/*.{ts,tsx}`] : [path],
  );
  const files = await Promise.all(
    ['theme/components/*.ts', 'src/brand/*.tsx', ...patterns].map(readAll),
  );
  const page = title.startsWith('pages/')
    ? await readAll('src/components/{MessagePage,Section}.tsx')
    : [];
  return [...files.flat(), ...page].map(({ text }) => text).join('\n');
}

test('every story is described', async () => {
  const everyStory = await readAll('stories/*/*.stories.tsx');
  const describedByFixture = /(extend\(|\.\.\.)(rightToLeft|largeText|forcedColours)/;
  const silent = everyStory.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = .+?;$/gms)]
      .filter(({ 0: story, index }) => {
        const isDescribed = text.slice(0, index).trimEnd().endsWith('*/');
        return !isDescribed && !describedByFixture.test(story);
      })
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(silent).toEqual([]);
});

test('every prop of a component is described', async () => {
  const files = await readAll('src/{brand,components,features,pages,sections}/**/*.tsx');
  const documented = files.flatMap(documentationOf);
  expect(documented.length).toBeGreaterThan(30);
  const silent = documented.flatMap(({ displayName = '', props = {} }) =>
    Object.entries(props)
      .filter(([name, { description }]) => !description && name !== 'className')
      .map(([name]) => `${displayName}.${name}`),
  );
  expect(silent).toEqual([]);
});

/** What Storybook reads; of what is made by `styled`, nothing. */
function documentationOf({ path, text }: { path: string; text: string }): Documentation[] {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver({ limit: 0 });
  try {
    return parse(text, { filename: join(process.cwd(), path), resolver });
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION'
    )
      return [];
    throw error;
  }
}

test('the code of every guide compiles in a section of the site', async () => {
  const root = '.cache/guides';
  const section = join(root, 'src/sections/Example');
  await rm(root, { recursive: true, force: true });
  await mkdir(section, { recursive: true });
  for (const [title, { code }] of guides) {
    await writeFile(join(section, `${title.replace('/', '.')}.tsx`), code);
  }
  const tsconfig = {
    extends: '../../tsconfig.json',
    compilerOptions: { rootDirs: ['.', '../..'], incremental: false },
    include: ['src', '../../theme/augmentations.d.ts'],
    exclude: [],
  };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(tsconfig));
  const result = await promisify(execFile)('node', [
    'node_modules/typescript/bin/tsc',
    '-p',
    root,
  ]).catch((error: { stdout: string }) => error);
  expect(result.stdout).toBe('');
}, 180_000);
