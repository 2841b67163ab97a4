import { globSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll } from 'vitest';
import { capitalise, countInWords } from '../../src/content/en/counts.ts';
import { home } from '../../src/content/en/home.ts';
import { settings } from '../../src/content/settings.ts';
import { createStaticHost } from '../../vite/host/serve.ts';
import { readBlocks } from '../support/howTo.ts';
import { serve } from '../support/serve.ts';
import { copySite } from '../support/siteCopy.ts';
import { contactMessage, formOn, noticesOn, serveContact } from './support/form.ts';
import { expect, test } from './support/test.ts';

/* Follows steps from docs/how-to in a copy of the site, and tests the result. */

/** A fake analytics script that sends an event and loads an image. */
const script = `
  const { domain } = document.currentScript.dataset;
  window.analytics = { domain, readyState: document.readyState };
  const { origin } = new URL(document.currentScript.src);
  navigator.sendBeacon(origin + '/event', domain);
  new Image().src = origin + '/pixel.gif';`;

const asked: string[] = [];
const service = await serve((request, response) => {
  const path = request.url?.replace(/\?.*/, '') ?? '';
  asked.push(`${request.method} ${path}`);
  if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
  response.end(path.endsWith('.js') ? script : path === '/frame' ? '<h1>Book</h1>' : undefined);
});
const copy = copySite();
const site = await serve(createStaticHost(copy.pathOf('dist')));
afterAll(() => {
  service.close();
  site.close();
  copy.remove();
});

const [analytics] = readBlocks('allow-an-analytics-source');
const [privacy] = readBlocks('add-a-page');
/** Renames the how-to's field and section, because the site may already have these names. */
const [field, words] = readBlocks('add-a-form-field').map(({ file, code }) => ({
  file,
  code: code.replaceAll(/\bphone\b/gi, 'fax'),
}));
const [project] = readBlocks('add-a-project');
const section = readBlocks('add-a-section').map(({ file, code }) => ({
  file: file.replaceAll('rices', 'rizes'),
  code: code.replaceAll('rice', 'rize').replaceAll('Starter', 'First'),
}));
const [font] = readBlocks('change-the-fonts');
const [picture] = readBlocks('add-a-picture');

/** Allows the fake service as the how-to describes, and also allows iframes from the service. */
function allowService() {
  const { file, code } = analytics!;
  const list = /^export const allowedSources.*?\];$/ms;
  const entries = code.trim().replace(/\];$/, `{ frames: ['https://plausible.io'] },\n];`);
  replace(file, list, entries.replaceAll('https://plausible.io', service.url));
}

function replace(file: string, pattern: RegExp, code: string) {
  const text = copy.read(file);
  expect(text).toMatch(pattern);
  copy.write(
    file,
    text.replace(pattern, () => code),
  );
}

function placeSection() {
  const page = 'src/pages/HomePage.tsx';
  replace(page, /^(?=import)/, "import { Prizes } from '../sections/Prizes/Prizes.tsx';\n");
  copy.insertAbove('Contact content', {
    file: page,
    code: '<Prizes content={content.prizes} />\n',
  });
  const types = 'src/content/home.ts';
  replace(types, /^(?=import)/, "import type { PrizesContent } from './prizes.ts';\n");
  replace(types, /^  contact: /m, '  prizes: PrizesContent;\n  contact: ');
  for (const file of globSync('src/content/*/home.ts')) {
    replace(file, /^(?=import)/, "import { prizes } from '../en/prizes.ts';\n");
    replace(file, /^  contact,/m, '  prizes,\n  contact,');
  }
}

/** Checks only the types of the how-to's font code, because a build would need the font file. */
async function checkTypes() {
  const families = copy.read(font!.file);
  replace(font!.file, /^ {2}display: \{.*?^ {2}\},\n/ms, font!.code);
  copy.write('tsconfig.src.json', '{ "extends": "./tsconfig.json", "include": ["src", "theme"] }');
  await copy.run('typescript/bin/tsc', '-p', 'tsconfig.src.json');
  copy.write(font!.file, families);
}

/** Adds a logo to the brand. Adds the how-to's picture to the first project. */
async function addPictures() {
  const { file, code } = picture!;
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } });
  copy.write('src/content/images/convoy.jpg', await image.jpeg().toBuffer());
  copy.write(
    'src/content/images/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>',
  );
  copy.write(
    file,
    copy
      .read(file)
      // Removes the picture that the first project may already have.
      .replace(/^    picture: \{.*?^    \},\n/ms, '')
      .replace(/^    name: .*$/m, (name) => `${name}\n${code}`),
  );
  const brand = 'src/content/brand.ts';
  copy.write(brand, copy.read(brand).replace('= undefined', "= { file: 'logo.svg' }"));
}

beforeAll(async () => {
  allowService();
  copy.insertAbove('projectDetails', field!);
  for (const file of globSync('src/content/*/contact.ts')) {
    copy.insertAbove('projectDetails', { ...words!, file });
  }
  for (const { file, code } of [privacy!, ...section]) copy.write(file, code);
  // Renames the how-to's project, because the site may already have a project with that name.
  replace(project!.file, /^\];$/m, `${project!.code.replace('Harbour', 'Estuary')}];`);
  placeSection();
  await addPictures();
  await checkTypes();
  await copy.run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
});

test('A script from an allowed source runs after load, and can send requests', async ({ open }) => {
  asked.length = 0;
  const page = await open(`${site.url}/`);
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['GET /js/script.js', 'GET /pixel.gif', 'POST /event']);
  expect(await page.evaluate('analytics')).toEqual({
    domain: 'example.com',
    readyState: 'complete',
  });
});

test('The page shows an iframe from an allowed source', async ({ open }) => {
  const page = await open(`${site.url}/`);
  await page.evaluate(async (src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }, `${service.url}/frame`);
  expect(await page.frameLocator('iframe').getByRole('heading').innerText()).toBe('Book');
});

test('The page shows a new section and a new project, and counts the project', async ({ open }) => {
  const page = await open(`${site.url}/`);
  const { items, lead } = home.portfolio;
  const more = lead.replace(
    capitalise(countInWords(items.length)),
    capitalise(countInWords(items.length + 1)),
  );
  for (const text of ['Estuary', 'One prize for each week.', 'First: £4,000', more]) {
    expect.soft(await page.getByText(text, { exact: true }).isVisible(), text).toBe(true);
  }
});

test('A logo has the brand name and its size before it loads', async ({ open, consoleErrors }) => {
  const before = (page: Page) => page.route('**/*.svg', (route) => route.abort());
  const page = await open(`${site.url}/`, { before });
  const brand = page.getByRole('banner').getByRole('link', { name: settings.brandName });
  expect(await brand.getByRole('img').boundingBox()).toMatchObject({ width: 108, height: 36 });
  await consoleErrors.expectOnly(/ERR_FAILED/);
});

const heading = 'Privacy';
const description = 'We keep your message as an e-mail, and nothing else.';

test('The footer links to a text page, which links back to the home page', async ({ open }) => {
  const page = await open(`${site.url}/`);
  await page.getByRole('contentinfo').getByRole('link', { name: heading }).click();
  await page.waitForURL(`${site.url}/privacy`);
  await page.getByRole('banner').locator('a[href="/#services"]').click();
  await page.waitForURL(`${site.url}/#services`);
});

test('An optional field may be blank, but accepts only values of its type', async ({ open }) => {
  const page = await open(`${site.url}/`);
  const contact = formOn(page);
  const fax = contact.form.getByRole('textbox', { name: 'fax (optional)' });
  const error = contact.form.getByText('A number that we can call, please.');
  const number = '+44 (0)20 7946 0000';
  const { bodies } = await serveContact(page);
  await contact.send();
  await noticesOn(page).sent.waitFor();
  await contact.complete();
  await fax.fill('call me');
  await contact.button.click();
  await error.filter({ visible: true }).waitFor();
  await fax.fill(number);
  await contact.button.click();
  const messages = ['', number].map((text) => ({ ...contactMessage, fax: text }));
  await expect.poll(() => bodies).toEqual(messages);
});

test('A text page prints on one sheet with the letterhead', async ({ open }) => {
  const page = await open(`${site.url}/privacy`, { colorScheme: 'dark' });
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf);
  expect(text).toHaveLength(1);
  for (const line of [settings.email, heading, description]) expect(text[0]).toContain(line);
  expect(text[0]).not.toContain(home.frame.skipLink);
});
