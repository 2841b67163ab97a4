import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { readBlocks } from '../../support/howTo.ts';

const fixture = 'tests/fixtures/agency';
const sources =
  `.env.example package.json public server src supabase tests/fixtures theme tsconfig.json vite
  vite.config.ts`.split(/\s+/);

/** A copy of the site's source files. */
const folder = mkdtempSync(join(tmpdir(), 'agency-'));

export const agencyFolder = join(folder, 'dist');

export const removeAgency = () => rmSync(folder, { recursive: true });

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function write(file: string, text: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Replaces the first match of the pattern. */
function replace(file: string, pattern: RegExp, code: string) {
  const text = read(file);
  if (!pattern.test(text)) throw new Error(`${file} must match ${pattern}`);
  write(
    file,
    text.replace(pattern, () => code),
  );
}

/** Runs a script of an installed package, without the settings of our site. */
async function run(script: string, ...options: string[]) {
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'));
  const env = { ...Object.fromEntries(variables), NODE_ENV: 'production' };
  const args = [resolve('node_modules', script), ...options];
  await promisify(execFile)(process.execPath, args, { cwd: folder, env });
}

/** Allows a service's script, as the how-to describes. */
function allowService(url: string) {
  const [analytics] = readBlocks('allow-an-analytics-source');
  const { file, code } = analytics!;
  const list = /^export const allowedSources.*?\];$/ms;
  replace(file, list, code.replaceAll('https://plausible.io', url));
}

/** Adds the how-to's field as `fax`, because the site may already have a field `phone`. */
function addField() {
  const [field, texts] = readBlocks('add-a-form-field');
  const aboveDetails = /^(?=.*\bprojectDetails\b)/m;
  for (const file of [field!.file, ...globSync('src/content/*/contact.ts')]) {
    const { code } = file === field!.file ? field! : texts!;
    replace(file, aboveDetails, code.replaceAll(/\bphone\b/gi, 'fax'));
  }
}

/** Adds the how-to's section under another name. */
function addSection() {
  for (const { file, code } of readBlocks('add-a-section')) {
    const renamed = code.replaceAll('rice', 'rize').replaceAll('Starter', 'First');
    write(file.replaceAll('rices', 'rizes'), renamed);
  }
  const page = 'src/pages/HomePage.tsx';
  replace(page, /^(?=import)/, "import { Prizes } from '../sections/Prizes/Prizes.tsx';\n");
  replace(page, /^(?=.*\bContact content)/m, '<Prizes content={content.prizes} />\n');
  const types = 'src/content/home.ts';
  replace(types, /^(?=import)/, "import type { PrizesContent } from './prizes.ts';\n");
  replace(types, /^(?=  contact: )/m, '  prizes: PrizesContent;\n');
  for (const file of globSync('src/content/*/home.ts')) {
    replace(file, /^(?=import)/, "import { prizes } from '../en/prizes.ts';\n");
    replace(file, /^(?=  contact,)/m, '  prizes,\n');
  }
}

/** Adds the how-to's project under another name, with the picture from `add-a-picture`. */
function addProject() {
  const [project] = readBlocks('add-a-project');
  const [picture] = readBlocks('add-a-picture');
  const code = project!.code.replace('Harbour', 'Estuary').replace(/^(?=  type: )/m, picture!.code);
  replace(project!.file, /^(?=\]\);$)/m, code);
}

async function addImages() {
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  write('src/content/images/convoy.jpg', await image.jpeg().toBuffer());
  write('src/content/images/portrait.png', await image.png().toBuffer());
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>';
  write('src/content/images/logo.svg', logo);
  const brand = /^export const logo.*?;$/ms;
  replace('src/content/brand.ts', brand, "export const logo: LogoContent = { file: 'logo.svg' };");
}

/** Runs the how-to's command for the brand colour, with the colour of the fixture. */
async function recolour() {
  const [command] = readBlocks('make-it-yours');
  const [, generator = ''] = /^npm run generate -- (\w+) '#\w+'$/m.exec(command!.code) ?? [];
  const colour = readFileSync(`${fixture}/brandColour.txt`, 'utf8').trim();
  await run(join(folder, 'vite/generate.ts'), generator, colour);
}

/** Changes the content of a locale with a function from tests/fixtures. */
function changeContent(folder: string, change: 'toAgency' | 'toArabic') {
  const file = `${folder}/index.ts`;
  const original = `${change}Original`;
  replace(file, /^export const content/m, `const ${original}`);
  const path = `../../../tests/fixtures/${change}.ts`;
  replace(file, /^/, `import { ${change} } from '${path}';\n`);
  replace(file, /$/, `export const content = { ...${change}(${original}), locale };\n`);
}

/** Adds Arabic as the how-to describes. */
function addArabic() {
  const [locale, offices] = readBlocks('add-a-language');
  const content = 'src/content/ar';
  cpSync(join(folder, 'src/content/en'), join(folder, content), { recursive: true });
  write(locale!.file, locale!.code);
  replace(offices!.file, /^export const .*?;\n/ms, offices!.code);
  write(`${content}/pages/terms.md`, '# الشروط\n\nكل [عرض](#offer) مكتوب.');
  changeContent(content, 'toArabic');
}

/** Checks only the types of the how-to's font code, because a build would need the font file. */
async function checkTypes() {
  const [font] = readBlocks('change-the-fonts');
  replace(font!.file, /^ {2}display: \{.*?^ {2}\},\n/ms, font!.code);
  write('tsconfig.src.json', '{ "extends": "./tsconfig.json", "include": ["src", "theme"] }');
  await run('typescript/bin/tsc', '-p', 'tsconfig.src.json');
}

/**
 * Builds the site of another agency in a copy of our site. Follows the steps in docs/how-to.
 * @param service URL of a third-party service that the pages may use
 */
export async function buildAgency(service: string): Promise<void> {
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  cpSync(`${fixture}/settings.env`, join(folder, '.env'));
  allowService(service);
  addField();
  addSection();
  addProject();
  rmSync(join(folder, 'src/content/en/pages'), { recursive: true, force: true });
  const [privacy] = readBlocks('add-a-page');
  write(privacy!.file, privacy!.code);
  await addImages();
  await recolour();
  changeContent('src/content/en', 'toAgency');
  addArabic();
  await run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  await checkTypes();
}
