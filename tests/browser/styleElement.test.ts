import { expect, phone, test } from './support/test.ts';

/** Returns the position and size of every element except `style`, `script` and `link`. */
function places(): string[] {
  return [...document.body.querySelectorAll('*:not(style, script, link)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y + scrollY, width, height].map((value) => Math.round(value * 10) / 10);
    return `${element.tagName} ${element.textContent.slice(0, 24).trim()} ${place.join(' ')}`;
  });
}

/** Moves the body's style elements to the head, as in Storybook and its screenshots. */
function moveStylesToHead() {
  document.head.append(...document.body.querySelectorAll('style'));
}

for (const [name, window] of [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test(`On ${name}, the style element in the body moves no other element`, async ({ open }) => {
    const page = await open('/', window);
    await page.evaluate(() => document.fonts.ready);
    const served = await page.evaluate(places);
    await page.evaluate(moveStylesToHead);
    expect(served).toEqual(await page.evaluate(places));
  });
}
