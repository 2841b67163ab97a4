import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dark, light } from '../../theme/colorSchemes.ts';
import { readDifferences, type Difference } from './lastRun.ts';
import { reportFile } from './paths.ts';

/** `npm run visual:report [-- filters]`: the last run's differences, on one page that holds it all. */
const titles = await readTitles();
const entries = await Promise.all((await readDifferences(process.argv.slice(2))).map(toEntry));

const template = await readFile(new URL('report.html', import.meta.url), 'utf8');
const page = template
  .replace('/* light */', () => toVariables(light.palette))
  .replace('/* dark */', () => toVariables(dark.palette))
  .replace('[/* entries */]', () => JSON.stringify(entries));
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, page);

const size = (Buffer.byteLength(page) / 1024 ** 2).toFixed(1);
console.log(
  `${entries.length} screenshots to look at (${size} MB): ${pathToFileURL(resolve(reportFile)).href}`,
);

/** One screenshot of the report: where it belongs, and what it was and is, as data. */
async function toEntry({ screenshot, kind, before, after }: Difference) {
  const [component = '', story = '', mode = ''] = screenshot.split('/');
  const [width, scheme] = mode.split('-');
  return {
    screenshot,
    kind,
    component,
    title: titles.get(component) ?? component,
    story: story.replaceAll('-', ' '),
    width,
    scheme,
    before: kind === 'added' ? undefined : await readFile(before, 'base64'),
    after: kind === 'obsolete' ? undefined : await readFile(after, 'base64'),
  };
}

/** `sections-contactonecall` is written "Sections: Contact one call". */
async function readTitles(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const path of glob('stories/*/*.stories.tsx')) {
    const folder = basename(dirname(path));
    const name = basename(path, '.stories.tsx');
    const spaced = name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    found.set(
      `${folder}-${name.toLowerCase()}`,
      `${folder.charAt(0).toUpperCase() + folder.slice(1)}: ${spaced}`,
    );
  }
  return found;
}

type Palette = typeof light.palette | typeof dark.palette;

function toVariables({ background, text, primary, secondary, divider }: Palette): string {
  return Object.entries({
    background: background.default,
    paper: background.paper,
    muted: background.muted,
    text: text.primary,
    quiet: text.secondary,
    primary: primary.main,
    'on-primary': primary.contrastText,
    mark: secondary.main,
    line: divider,
    dusk: light.palette.gradient.dusk,
    'on-dusk': light.palette.onGradient.dusk,
  })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}
