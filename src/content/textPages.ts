import type { LinkContent } from './links.ts';
import type { Locale } from './locale.ts';
import type { PageContent } from './metadata.ts';
import { settings } from './settings.ts';

export interface TextContent extends PageContent {
  heading: string;
  /** Markdown, without the heading. */
  text: string;
}

interface TextPage {
  /** Path without the locale's prefix. A page has the same path in each language. */
  path: string;
  content: TextContent;
}

/** Removes common Markdown syntax, such as links and emphasis, from one paragraph. */
function toPlainText(paragraph: string): string {
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`<>]|~~|\b_+|_+\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Parses a file that begins with `# Heading`. Its first paragraph is also the page description. */
export function toTextContent(file: string, markdown: string): TextContent {
  const [first = '', ...paragraphs] = markdown.trim().split(/\s*\n\s*\n/);
  const [, heading] = /^# (.+)$/.exec(first) ?? [];
  const [lead = '#'] = paragraphs;
  if (!heading || lead.startsWith('#')) {
    throw new Error(`${file} must begin with "# Heading", a blank line and a paragraph`);
  }
  if (/!\[/.test(markdown)) {
    throw new Error(`${file} contains a picture, but text pages show only text. Remove "![…](…)".`);
  }
  return {
    metadata: { title: `${heading} · ${settings.brandName}`, description: toPlainText(lead) },
    heading,
    text: paragraphs.join('\n\n'),
  };
}

const files = import.meta.glob<string>('./*/pages/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the page for a file. The page for `./en/pages/privacy.md` has the path `/privacy`. */
function toTextPage([path, markdown]: [string, string]): TextPage {
  const file = path.replace('./', 'src/content/');
  const [, name] = /\/pages\/((?!index\.)[a-z][a-z\d-]*)\.md$/.exec(path) ?? [];
  if (!name)
    throw new Error(
      `${file} needs another name: a lower-case letter, then a-z, 0-9 or hyphens, but not "index".`,
    );
  return { path: `/${name}`, content: toTextContent(file, markdown) };
}

/** The text pages of a locale, one for each file in `src/content/<locale>/pages/`. */
export function textPagesOf({ name }: Locale): TextPage[] {
  const inLocale = Object.entries(files).filter(([path]) => path.startsWith(`./${name}/`));
  return inLocale.map(toTextPage);
}

export function textPageLinks(locale: Locale): LinkContent[] {
  return textPagesOf(locale).map(({ path, content }) => ({
    label: content.heading,
    href: locale.pathPrefix + path,
  }));
}
