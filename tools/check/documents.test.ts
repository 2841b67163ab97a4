import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';

const documents = globSync([
  '*.md',
  'docs/**/*.md',
  'tools/*/README.md',
  'tests/fixtures/*/README.md',
  'stories/**/*.mdx',
  'stories/{brand,components,notices,sections,pages}/*.md',
]);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
const settings = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));

/** Files and folders that may be missing, because a how-to says to create or delete them. */
const made =
  /estimate|skyline\.test|tests\/browser\/specification|[Pp]rices|src\/content\/(ar|images|en\/pages)/;

const read = (path: string) => readFileSync(path, 'utf8');
const withoutCode = (text: string) => text.replaceAll(/^ *```.*?^ *```$/gms, '');
const inBackticks = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Returns the anchor that GitHub creates for a heading. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function hasAnchor(path: string, anchor: string): boolean {
  const headings = withoutCode(read(path)).matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => toAnchor(heading) === anchor);
}

function findDeadLinks(path: string): string[] {
  const links = [...withoutCode(read(path)).matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to);
  return links
    .filter((to) => !/^(https?:|mailto:|\?path=)/.test(to))
    .filter((to) => {
      const [file, anchor] = to.split('#');
      const target = file ? join(dirname(path), file) : path;
      return !existsSync(target) || (anchor && !hasAnchor(target, anchor));
    });
}

/** Returns each name in backticks that looks like a project file but does not exist. */
function findMissingFiles(path: string): string[] {
  const folders = /^(\.storybook|docs|server|src|stories|supabase|tests|theme|tools|vite)\//;
  const files = inBackticks(read(path)).filter((name) => /^[\w./-]+$/.test(name));
  const named = files.filter((name) => folders.test(name) || /\w\.(tsx?|mdx?|py)$/.test(name));
  return named.filter((name) => !made.test(name) && !isFile(name, dirname(path)));
}

const sources = globSync([
  '{src,server,supabase,theme,tools,vite,tests,stories}/**/*',
  '.storybook/*',
]);

/** Whether a name is a path (from the root or from the folder) or the end of a file's path. */
function isFile(name: string, folder: string): boolean {
  if (existsSync(name) || existsSync(join(folder, name))) return true;
  return sources.some((source) => source.endsWith(`/${name}`));
}

function findMissingScripts(path: string): string[] {
  const names = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => !Object.hasOwn(scripts, name));
}

function findMissingSettings(path: string): string[] {
  const prefixes = /^(VITE|HSTS|MAILS?|DATABASE|RATE|CLIENT|ALLOWED)_[A-Z_]+$/;
  const names = inBackticks(read(path)).map((code) => code.replace(/=.*/, ''));
  return names.filter((name) => prefixes.test(name) && !settings.includes(name));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

test.each(documents)('%s names only files, headings, commands and settings that exist', (path) => {
  const problems = {
    links: findDeadLinks(path),
    files: findMissingFiles(path),
    scripts: findMissingScripts(path),
    settings: findMissingSettings(path),
  };
  expect(problems).toEqual({ links: [], files: [], scripts: [], settings: [] });
});

test.each(globSync('docs/how-to/*.md'))('%s has at most 200 words', (path) => {
  expect(countWords(read(path))).toBeLessThanOrEqual(200);
});

test.each(globSync('docs/decisions/*.md'))('%s has at most 300 words', (path) => {
  expect(countWords(read(path))).toBeLessThanOrEqual(300);
});
