import type { Locator } from 'playwright';
import { settings } from '../../src/content/settings.ts';
import { formOn, noticesOn, serveContact } from './support/form.ts';
import { badAnswer, describe, expect, phone, test } from './support/test.ts';

/*
 * This file checks the exact texts and numbers in the specification. The other test files read the
 * texts from `src/content`, so their tests still pass when an agency changes its texts.
 */

const anchors = ['services', 'portfolio', 'digital-marketing', 'testimonials', 'contact'];
const bookConsultation = 'Book a Consultation';
/** Replaces the icon of a button in a browser without SVG. */
const dismissSign = '×';

/** Returns the consultation page's URL. `about` names the part of our page that has the link. */
const consultationAbout = (about: string) =>
  `${settings.consultationUrl}?${new URLSearchParams({ about })}`;

const regions = new Intl.DisplayNames('en', { type: 'region' });
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const countries = new Set(
  alphabet.flatMap((one) => alphabet.map((other) => regions.of(one + other))),
);

const texts = (locator: Locator) => locator.allInnerTexts();

/**
 * Expects the link to open a new tab, which must not get access to the current page. Screen readers
 * read the note about the new tab.
 */
async function expectNewTab(link: Locator, href: string): Promise<void> {
  expect(await link.getAttribute('href')).toBe(href);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
  const note = await link.getAttribute('aria-describedby');
  expect(await link.page().locator(`#${note}`).textContent()).toBe('Opens in a new tab');
}

/** Expects the elements to be side by side: neither is above the other, and they do not overlap. */
async function expectSideBySide(...locators: [Locator, Locator]): Promise<void> {
  const boxes = await Promise.all(locators.map((locator) => locator.boundingBox()));
  const [left, right] = boxes.map((box) => box!).toSorted((one, other) => one.x - other.x);
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
  expect(left!.y).toBeLessThan(right!.y + right!.height);
  expect(right!.y).toBeLessThan(left!.y + left!.height);
}

describe('on the home page', () => {
  test('five links in the navigation bar lead to the five anchors (NAV-1)', async ({ open }) => {
    const page = await open();
    const items = page.getByRole('navigation').first().locator('ul a[href^="#"]');
    expect(await texts(items)).toEqual([
      'Services',
      'Portfolio',
      'Digital Marketing',
      'Testimonials',
      'Contact',
    ]);
    const hrefs = await items.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual(anchors.map((anchor) => `#${anchor}`));
  });

  test('each "Browse Templates" link opens the marketplace (NAV-2, FOOT-4)', async ({ open }) => {
    const page = await open();
    for (const landmark of ['banner', 'contentinfo'] as const) {
      const link = page.getByRole(landmark).getByRole('link', { name: 'Browse Templates' });
      await expectNewTab(link, settings.templatesUrl);
    }
  });

  test('booking links lead to the consultation page (NAV-3, HERO-2, GROW-1, CONT-2)', async ({
    open,
  }) => {
    const page = await open();
    const places: [Locator, string][] = [
      [page.getByRole('banner'), 'navigation'],
      [page.locator('#hero'), 'hero'],
      [page.locator('#contact'), 'contact'],
    ];
    for (const card of await page.getByRole('article').all()) {
      places.push([card, await card.getByRole('heading').innerText()]);
    }
    expect(places.length).toBeGreaterThanOrEqual(3 + 8);
    for (const [place, about] of places) {
      const link = place.getByRole('link', { name: bookConsultation });
      await expectNewTab(link, consultationAbout(about));
    }
    const marketing = page.locator('#digital-marketing');
    const grow = marketing.getByRole('link', { name: 'Grow My App' });
    await expectNewTab(grow, consultationAbout('digital-marketing'));
    await expectSideBySide(grow, marketing.getByRole('list').first());
  });

  test('on a phone, the navigation bar shows the short label "Book" (NAV-4)', async ({ open }) => {
    const page = await open('/', phone);
    const link = page.getByRole('banner').getByRole('link', { name: bookConsultation });
    expect(await link.getByText('Book', { exact: true }).isVisible()).toBe(true);
  });

  test('eight project cards show "Book" and "Global Client" (WORK-1, WORK-2)', async ({ open }) => {
    const page = await open();
    const cards = await page.getByRole('article').all();
    expect(cards.length).toBeGreaterThanOrEqual(8);
    for (const card of cards) {
      const link = card.getByRole('link', { name: bookConsultation });
      expect(await link.getByText('Book', { exact: true }).isVisible()).toBe(true);
      expect(await card.innerText()).toMatch(/^Global Client$/m);
    }
    const kinds = [
      /fleet app with CRM and AI/i,
      /wellness app/i,
      /(car|auto) dealer app/i,
      /education PWA/i,
      /hotel and restaurant booking app/i,
      /AI messaging app/i,
      /loan app/i,
      /lost pet finder/i,
    ];
    const shown = await page.locator('#portfolio').innerText();
    expect(kinds.filter((kind) => !kind.test(shown))).toEqual([]);
  });

  test('the hero has its headline, tagline and link (HERO-1, HERO-2)', async ({ open }) => {
    const hero = (await open()).locator('#hero');
    const shown = (await hero.innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain('AI-Powered Apps, CRMs & Websites, built to scale a business.');
    expect(shown).toMatch(
      /modern digital solutions for startups and enterprises, built for performance, speed and growth/i,
    );
    const link = hero.getByRole('link', { name: 'View Our Work' });
    expect(await link.getAttribute('href')).toBe('#portfolio');
  });

  test('all services and marketing items are shown (PROD-1, SERV-2, GROW-2)', async ({ open }) => {
    const page = await open();
    const services = page.locator('#services').getByRole('heading', { level: 3 });
    expect(await texts(services)).toEqual(
      expect.arrayContaining([
        'No-Code Mobile App Development',
        'Progressive Web Applications',
        'CRM Systems for Teams & Agencies',
        'Business Website Creation',
        'AI System Integration & Automation',
      ]),
    );
    expect(
      await texts(page.locator('#digital-marketing').getByRole('listitem').locator('p')),
    ).toEqual(
      expect.arrayContaining([
        'App Store Optimization',
        'SEO & Content Strategy',
        'Paid Ads (Meta, Google, TikTok)',
        'Social Media Growth',
        'Launch Campaigns',
      ]),
    );
  });

  test('three testimonials have five stars, a name and a title (QUOTE-1, QUOTE-2)', async ({
    open,
  }) => {
    const page = await open();
    const testimonials = await page.locator('#testimonials').getByRole('figure').all();
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    for (const testimonial of testimonials) {
      const rating = testimonial.getByRole('img', { name: '5 out of 5 stars', exact: true });
      expect(await rating.locator('svg').count()).toBe(5);
      const caption = await testimonial.locator('figcaption').innerText();
      const lines = caption.split(/\n+/);
      const isName = (line: string) => /^\p{Lu}[^\s,]+( \p{Lu}[^\s,]+)+$/u.test(line);
      const hasCountry = (line: string) => countries.has(/, ([^,]+)$/.exec(line)?.[1]);
      expect([lines.some(isName), lines.some(hasCountry)], caption).toEqual([true, true]);
    }
  });

  test('the contact section has all headings and details (CONT-1, CONT-2)', async ({ open }) => {
    const contact = (await open()).locator('#contact');
    expect(await texts(contact.getByRole('heading'))).toEqual([
      'Ready to Transform Your Business?',
      'Send us a Message',
      'What happens next',
      'Get in Touch',
    ]);
    expect(await contact.innerText()).toContain('custom solution');
    expect(await texts(contact.locator('dt'))).toEqual(['Email', 'Phone', 'Locations']);
    expect(await contact.locator('dl a').count()).toBe(0);
    await expectSideBySide(contact.getByRole('form'), contact.locator('dl'));
  });

  test('the footer is complete (FOOT-1, FOOT-2, FOOT-3, FOOT-4, FOOT-5)', async ({ open }) => {
    const footer = (await open()).getByRole('contentinfo');
    const brand = footer.getByRole('link', { name: settings.brandName, exact: true });
    expect(await brand.locator('svg').isVisible()).toBe(true);
    expect(await footer.innerText()).toMatch(/empowering businesses with technology.*© 2025/is);

    const placeholders = footer.locator('[role=link][aria-disabled=true]:not([href])');
    expect(await texts(placeholders)).toEqual([
      expect.stringMatching(/^Li\b/),
      expect.stringMatching(/^Tw\b/),
      expect.stringMatching(/^Fb\b/),
      'About Us',
      'Careers',
      'Blog',
    ]);

    const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link');
    expect(await texts(services)).toEqual([
      'Mobile Apps',
      'Web Applications',
      'CRM Systems',
      'AI Solutions',
    ]);
    for (const link of await services.all()) {
      expect(await link.getAttribute('href')).toBe('#services');
    }

    const company = footer.getByRole('navigation', { name: 'Company' }).getByRole('link');
    expect(await texts(company)).toEqual([
      'About Us',
      'Careers',
      'Blog',
      'Contact',
      'Browse Templates',
    ]);
    expect(await company.filter({ hasText: 'Contact' }).getAttribute('href')).toBe('#contact');
  });
});

/** Marketing claims by section. An agency must change its claims here and in `src/content`. */
const claims = {
  portfolio: [
    '180+ global launches',
    'Built in 6 days',
    '2,000 users in the first month',
    '500+ users in 10 days',
    'Built in 5 days',
    'Hundreds of users in Mexico',
  ],
  testimonials: ['One week to launch', '1,000 users in the first week'],
  contact: ['within 24 hours'],
};

test('the marketing claims are on the page word for word (PROD-5)', async ({ open }) => {
  const page = await open();
  for (const [section, texts] of Object.entries(claims)) {
    const shown = (await page.locator(`#${section}`).innerText()).replace(/\s+/g, ' ');
    for (const text of texts) expect.soft(shown).toContain(text);
  }
});

describe('the contact form', () => {
  test('has four required fields with placeholders (FORM-1, FORM-2, FORM-4)', async ({ open }) => {
    const { form } = formOn(await open());
    const controls = {
      'First Name': 'input[name=firstName]',
      'Last Name': 'input[name=lastName]',
      Email: 'input[type=email][name=email]',
      'Project Details': 'textarea[rows="4"][placeholder="Tell us about your project..."]',
    };
    for (const [name, selector] of Object.entries(controls)) {
      const field = form.getByRole('textbox', { name, exact: true });
      const control = form.locator(`${selector}:required:placeholder-shown`);
      expect.soft(await field.and(control).count(), name).toBe(1);
    }
    expect(await form.locator(':required').count()).toBe(4);
  });

  test('shows "Sending..." and then a notice (PROD-4, FORM-5, CALL-2, NOTE-1, NOTE-2)', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open();
    const form = formOn(page);
    const contact = await serveContact(page, { status: 500, held: true });
    await form.send();
    await form.form.getByRole('button', { name: 'Sending...', disabled: true }).waitFor();
    contact.release();
    const failure = noticesOn(page).failed;
    await failure.waitFor();
    expect((await failure.innerText()).split(/\n+/)).toEqual([
      'Error sending message',
      'Please try again or contact us directly.',
      settings.email,
      dismissSign,
    ]);
    await consoleErrors.expectOnly(badAnswer(500), /^The message could not be sent/);

    contact.status = 200;
    await form.button.click();
    const success = noticesOn(page).sent;
    await success.waitFor();
    expect((await success.innerText()).split(/\n+/)).toEqual([
      'Thank you for your message!',
      "We'll get back to you within 24 hours.",
      dismissSign,
    ]);
  });
});

test('a malformed address shows the error page (PAGE-3)', async ({ open, consoleErrors }) => {
  const main = (await open('/%zz')).getByRole('main');
  expect(await main.innerText()).toMatch(/Unexpected Application Error!.*400 Bad Request/s);
  await consoleErrors.expectOnly(badAnswer(400));
});

test('an unknown path shows 404 and is logged (PAGE-2)', async ({ open, consoleErrors }) => {
  const page = await open('/no/such/page?q=1#x');
  expect(await texts(page.getByRole('heading'))).toEqual(['404']);
  expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
  await consoleErrors.expectOnly(badAnswer(404), /^Page not found: \/no\/such\/page$/);
  await page.locator('main').getByRole('link').click();
  await page.waitForURL((url) => url.pathname === '/');
});
