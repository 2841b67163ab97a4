import type { Locator, Page } from 'playwright';
import { home } from '../../src/content/en/home.ts';
import { resultText } from '../../src/content/portfolio.ts';
import { settings } from '../../src/content/settings.ts';
import { expectNewTab } from './support/links.ts';
import { describe, expect, test } from './support/test.ts';

const { hero, services, portfolio, digitalMarketing, testimonials, contact, footer } = home;

/** Returns the visible text of an element, without line breaks. */
async function textOf(locator: Locator): Promise<string> {
  return (await locator.innerText()).replace(/\s+/g, ' ');
}

async function expectToShow(locator: Locator, texts: string[]) {
  const shown = await textOf(locator);
  for (const text of texts) expect.soft(shown).toContain(text);
}

describe('the home page shows the content of', () => {
  test('the hero: headline, tagline and two actions (HERO-1)', async ({ open }) => {
    const section = (await open()).locator('#hero');
    expect(await textOf(section.getByRole('heading', { level: 1 }))).toBe(hero.heading);
    await expectToShow(section, [hero.tagline]);
    await expectNewTab(section.getByRole('link', { name: hero.primary.label }), hero.primary.href);
    const secondary = section.getByRole('link', { name: hero.secondary.label });
    expect(await secondary.getAttribute('href')).toBe(hero.secondary.href);
  });

  test('each service: icon, title, description, features and a link to an example project (SERV-1, SERV-2)', async ({
    open,
  }) => {
    const page = await open();
    const cards = page.locator('#services li:has(h3)');
    expect(await cards.count()).toBe(services.items.length);
    for (const [index, service] of services.items.entries()) {
      const { title, description, features, proof } = service;
      const card = cards.nth(index);
      expect(await textOf(card.getByRole('heading'))).toBe(title);
      await expectToShow(card, [description, ...features]);
      expect(await card.locator('svg').count()).toBeGreaterThan(features.length);
      if (!proof) continue;
      const link = card.getByRole('link', { name: proof.label });
      const project = page.locator((await link.getAttribute('href')) ?? '');
      expect(proof.label).toContain(await project.getByRole('heading').innerText());
    }
  });

  test('each project: name, type, description, result, Book, and only the country of its client (PROD-5, WORK-1)', async ({
    open,
  }) => {
    const cards = (await open()).locator('#portfolio').getByRole('article');
    expect(await cards.count()).toBe(portfolio.items.length);
    for (const [index, project] of portfolio.items.entries()) {
      const { name, type, description, result, client, booking } = project;
      const card = cards.nth(index);
      expect(await textOf(card.getByRole('heading'))).toBe(name);
      const caption = `${portfolio.clientLabel} ${client.country}`;
      await expectToShow(card, [type, description, ...(result ? [resultText(result)] : [])]);
      expect(await textOf(card.locator('footer p'))).toBe(caption);
      expect(await card.getByText(client.industry, { exact: true }).count()).toBe(0);
      await expectNewTab(card.getByRole('link', { name: booking.label }), booking.href);
    }
  });

  test('each marketing item: an icon, a title and a line (GROW-1)', async ({ open }) => {
    const section = (await open()).locator('#digital-marketing');
    const items = section.getByRole('listitem');
    expect(await items.locator('p').allInnerTexts()).toEqual(
      digitalMarketing.items.flatMap(({ title, text }) => [title, text]),
    );
    expect(await items.locator('svg').count()).toBe(digitalMarketing.items.length);
  });

  test('each testimonial: rating, text, name, title with country, initials and project (PROD-5, QUOTE-1)', async ({
    open,
  }) => {
    const figures = (await open()).locator('#testimonials').getByRole('figure');
    expect(await figures.count()).toBe(testimonials.items.length);
    for (const [index, testimonial] of testimonials.items.entries()) {
      const { ratingLabel, text, name, title, initials, project } = testimonial;
      const figure = figures.nth(index);
      expect(await textOf(figure.getByRole('blockquote'))).toBe(text);
      expect(await figure.getByRole('img', { name: ratingLabel }).count()).toBe(1);
      await expectToShow(figure, [name, title, initials, project.name, project.type]);
    }
  });

  test('each gradient name: the same gradient in projects and testimonials (WORK-4)', async ({
    open,
  }) => {
    const page = await open();
    const gradients = new Map<string, Set<string>>();
    /** Notes the gradient of a tile, or of a child of the tile. */
    const seen = async (name: string, tile: Locator) => {
      const image = await tile.evaluate((element) => {
        const images = [element, ...element.children].map(
          (part) => getComputedStyle(part).backgroundImage,
        );
        return images.find((image) => image !== 'none') ?? 'none';
      });
      gradients.set(name, (gradients.get(name) ?? new Set()).add(image));
    };
    for (const [index, { gradient }] of portfolio.items.entries()) {
      await seen(gradient, page.locator('#portfolio article').nth(index));
    }
    for (const [index, { gradient, initials }] of testimonials.items.entries()) {
      const figure = page.locator('#testimonials figure').nth(index);
      await seen(gradient, figure.getByText(initials, { exact: true }));
    }
    const images = [...gradients.values()].flatMap((found) => [...found]);
    expect(images.filter((image) => !image.includes('gradient('))).toEqual([]);
    expect(images).toHaveLength(gradients.size);
    expect(new Set(images).size).toBe(gradients.size);
  });

  test('the claims: the portfolio\'s figure, and "within 24 hours" beside the form (PROD-5)', async ({
    open,
  }) => {
    const page = await open();
    const { figure, label } = portfolio.stat;
    await expectToShow(page.locator('#portfolio'), [`${figure} ${label}`]);
    await expectToShow(page.locator('#contact'), [contact.form.promise]);
  });

  test('the contact section: its lead, and its details (PROD-2, CONT-1)', async ({ open }) => {
    const section = (await open()).locator('#contact');
    await expectToShow(section, [contact.lead]);
    const values = await section.locator('dd').allInnerTexts();
    expect(values).toEqual(contact.details.items.map(({ value }) => value));
    const cities = settings.offices.map(({ city, country }) => `${city}, ${country}`);
    await expectToShow(section, [settings.email, settings.phone, ...cities]);
  });

  test('each field of the contact form: its placeholder (FORM-4)', async ({ open }) => {
    const page = await open();
    for (const { label, placeholder } of Object.values(contact.form.fields)) {
      const field = page.getByRole('textbox', { name: label });
      expect(await field.getAttribute('placeholder')).toBe(placeholder);
    }
  });

  test('the footer: tagline and copyright year (PROD-4, FOOT-1, FOOT-5)', async ({ open }) => {
    const { tagline, copyright } = footer;
    expect(copyright).toContain(settings.copyrightYear);
    await expectToShow((await open()).getByRole('contentinfo'), [tagline, copyright]);
  });
});

describe('a link', () => {
  test('that is a placeholder does nothing on a click (FOOT-2)', async ({ open }) => {
    const page = await open();
    const before = page.url();
    const placeholders = await page.getByRole('contentinfo').locator('[aria-disabled]').all();
    expect(placeholders.length).toBeGreaterThan(0);
    for (const placeholder of placeholders) {
      await placeholder.click({ force: true });
    }
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('to another site opens a new tab without an opener (NAV-3)', async ({ open }) => {
    const page = await open('/', { before: serveConsultation });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('#hero').getByRole('link', { name: hero.primary.label }).click(),
    ]);
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  });
});

function serveConsultation(page: Page) {
  return page
    .context()
    .route(`${settings.consultationUrl}?*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Booked</title>' }),
    );
}
