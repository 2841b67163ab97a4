import { extractText, getDocumentProxy } from 'unpdf';
import { home } from '../../src/content/en/home.ts';
import { resultText } from '../../src/content/portfolio.ts';
import { badAnswer, expect, test } from './support/test.ts';

/** Returns the text of each page in a PDF. */
async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** Returns how much of the last page is used, from 0 to 1, without the page number. */
async function readLastFill(pdf: Buffer): Promise<number> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(document.numPages);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const bottoms = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [Number(item.transform[5])] : [],
  );
  return 1 - Math.min(...bottoms.filter((bottom) => bottom > 40)) / height;
}

for (const format of ['A4', 'Letter'] as const) {
  test(`the site prints its main texts and figures on two ${format} sheets`, async ({ open }) => {
    const page = await open('/');
    const pdf = await page.pdf({ format });
    const pages = await readPages(pdf);
    expect(pages).toHaveLength(2);
    expect(await readLastFill(pdf)).toBeGreaterThan(0.5);
    const [firstPage = ''] = pages;
    const all = pages.join(' ');

    const { lines, links } = home.frame.letterhead;
    for (const line of lines) expect(firstPage).toContain(line);
    for (const { label, address } of links) expect(firstPage).toContain(`${label} ${address}`);
    for (const { name, type, description, result, client } of home.portfolio.items) {
      const sheet = pages.find((text) => text.includes(`${name} ${type}`)) ?? '';
      // All parts of a project are on the same sheet.
      for (const part of [description, resultText(result), client.country])
        expect(sheet, name).toContain(part);
    }
    for (const { title } of [...home.services.items, ...home.digitalMarketing.items]) {
      expect(all).toContain(title);
    }
    for (const { text } of home.testimonials.items) expect(all).toContain(text);
    // The printed page shows the address of a button, because readers cannot click on paper.
    const { pitch } = home.digitalMarketing;
    const pitchPage = pages.find((text) => text.includes(pitch.heading)) ?? '';
    // A long address takes up more than one line.
    expect(pitchPage.replaceAll(' ', '')).toContain(pitch.address);

    await page.emulateMedia({ media: 'print' });
    const figures = await page.locator('#portfolio article').evaluateAll((cards) =>
      cards.map((card) => {
        const figure = card.querySelector('.illustration, img');
        return figure?.checkVisibility() ? figure.getBoundingClientRect().width : 0;
      }),
    );
    expect(Math.min(...figures)).toBeGreaterThan(80);
    const columnsOf = async (selector: string) => {
      const lefts = await page
        .locator(selector)
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      return [...new Set(lefts)].toSorted((one, other) => one - other);
    };
    expect(await columnsOf('#portfolio article')).toEqual(await columnsOf('#testimonials figure'));

    const { form, details } = home.contact;
    for (const { value } of details.items) expect(pages[1]).toContain(value);
    for (const control of [home.frame.skipLink, form.submit, form.fields.firstName.label]) {
      expect(all).not.toContain(control);
    }
    // No sheet ends with a heading.
    for (const { heading } of [home.services, home.portfolio, home.testimonials, home.contact]) {
      for (const text of pages) expect(text.trim().endsWith(heading)).toBe(false);
    }
  });
}

test('in print, no text is cut off, and no card begins with a gap', async ({ open }) => {
  const page = await open();
  // A4 in portrait and landscape orientation.
  for (const size of [
    { width: 794, height: 1123 },
    { width: 1123, height: 794 },
  ]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ media: 'print' });
    const faults = await page.evaluate(() => {
      const texts = [
        ...document.querySelectorAll('h1, h2, h3, p, blockquote, figcaption b'),
      ].filter((element) => element.checkVisibility());
      const cut = texts.filter((element) => {
        const { bottom, right } = element.getBoundingClientRect();
        for (let box = element.parentElement; box; box = box.parentElement) {
          const clip = box.getBoundingClientRect();
          const isClipped = getComputedStyle(box).overflowY !== 'visible' && box !== document.body;
          if (isClipped && (bottom > clip.bottom + 1 || right > clip.right + 1)) return true;
        }
        return false;
      });
      const cards = [...document.querySelectorAll('#services li:has(h3), #portfolio article')];
      const hollow = cards.filter((card) => {
        const parts = card.querySelectorAll('h3, p, .coloured > *');
        const visible = [...parts].filter((one) => one.checkVisibility());
        const boxes = visible.map((one) => one.getBoundingClientRect());
        const { left, top } = card.getBoundingClientRect();
        return (
          Math.min(...boxes.map((box) => box.top)) - top > 60 ||
          Math.min(...boxes.map((box) => box.left)) - left > 60
        );
      });
      return [...cut, ...hollow].map(({ textContent }) => textContent);
    });
    expect(faults).toEqual([]);
  }
});

test('the 404 page prints on one sheet', async ({ open, consoleErrors }) => {
  const page = await open('/unknown');
  expect(await readPages(await page.pdf({ format: 'A4' }))).toHaveLength(1);
  await consoleErrors.expectOnly(badAnswer(404), /^Page not found/);
});

test('the dark scheme prints like the light one', async ({ open }) => {
  const page = await open('/');
  const readStyles = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme });
    return page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .map(({ colorScheme, color, backgroundColor, backgroundImage, fill, stroke }) =>
          [colorScheme, color, backgroundColor, backgroundImage, fill, stroke].join(),
        ),
    );
  };
  expect(await readStyles('dark')).toEqual(await readStyles('light'));
});

test('in print, all text outside the figures is black and has no background', async ({ open }) => {
  const page = await open('/');
  await page.emulateMedia({ media: 'print' });
  const colours = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :not(svg, svg *, .coloured)')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element))
      .flatMap(({ color, backgroundColor, backgroundImage }) => [
        color,
        backgroundColor,
        backgroundImage,
      ]),
  );
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)', 'none']));
});
