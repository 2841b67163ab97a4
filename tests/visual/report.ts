import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dark, light } from '../../theme/colorSchemes.ts';
import { toDifference } from './difference.ts';
import { readDifferences, type Difference } from './lastRun.ts';
import { reportFile } from './paths.ts';

/** `npm run visual:report [-- filter]`: the last run's differences, on one page that holds it all. */
const differences = await readDifferences(process.argv[2]);
const entries = await Promise.all(differences.map(toEntry));
const fonts = await readFonts();

const template = await readFile(new URL('report.html', import.meta.url), 'utf8');
const page = template
  .replace('/* fonts */', () => fonts)
  .replace('/* light */', () => toVariables(light.palette))
  .replace('/* dark */', () => toVariables(dark.palette))
  .replace('[/* entries */]', () => JSON.stringify(entries));
await mkdir(dirname(reportFile), { recursive: true });
await writeFile(reportFile, page);

const size = (Buffer.byteLength(page) / 1024 ** 2).toFixed(1);
console.log(
  `${entries.length} pictures to look at (${size} MB): ${pathToFileURL(resolve(reportFile)).href}`,
);

/** One picture of the report: where it belongs, and its three faces as data. */
async function toEntry({ picture, kind, before, after }: Difference) {
  const [piece = '', story = '', mode = ''] = picture.split('/');
  const [width, scheme] = mode.split('-');
  const faces = {
    before: kind === 'added' ? undefined : await readFile(before),
    after: kind === 'obsolete' ? undefined : await readFile(after),
  };
  const difference =
    faces.before && faces.after ? toDifference(faces.before, faces.after) : undefined;
  return {
    picture,
    kind,
    piece,
    story,
    width,
    scheme,
    changed: difference?.changed,
    before: faces.before?.toString('base64'),
    after: faces.after?.toString('base64'),
    difference: difference?.png.toString('base64'),
  };
}

type Palette = typeof light.palette | typeof dark.palette;

function toVariables({ background, text, primary, secondary, divider }: Palette) {
  return Object.entries({
    ground: background.default,
    sheet: background.paper,
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

async function readFonts(): Promise<string> {
  const faces = { Display: 'bricolage-grotesque', Text: 'figtree' };
  const rules = Object.entries(faces).map(async ([family, file]) => {
    const font = await readFile(new URL(`../../theme/fonts/${file}.woff2`, import.meta.url));
    const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
    return `@font-face { font-family: ${family}; font-weight: 400 800; src: ${source} }`;
  });
  return (await Promise.all(rules)).join('\n');
}
