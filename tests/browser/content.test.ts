import type { Locator } from 'playwright';
import { describe, expect, test } from './support/test.ts';

const consultation = 'https://book.example.com/consultation';
const marketplace = 'https://templates.example.com/';

const texts = (locator: Locator) => locator.allInnerTexts();

async function expectNewTab(link: Locator, href: string) {
  expect(await link.getAttribute('href')).toBe(href);
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
}

describe('the home page says what the specification says', () => {
  test('the sections stand in order, each with its anchor', async ({ open }) => {
    const page = await open();
    const order = await page
      .locator('body > header, main > section, body > footer')
      .evaluateAll((bands) => bands.map((band) => band.id || band.localName));
    expect(order).toEqual([
      'header',
      'hero',
      'services',
      'portfolio',
      'digital-marketing',
      'testimonials',
      'contact',
      'footer',
    ]);
  });

  test('the hero promises, and offers two ways on', async ({ open }) => {
    const page = await open();
    const hero = page.locator('#hero');
    expect((await texts(hero.getByRole('heading', { level: 1 }))).join().replace(/\s+/g, ' ')).toBe(
      'AI-Powered Apps, CRMs & Websites, built to scale a business.',
    );
    expect(await hero.innerText()).toMatch(
      /Modern digital solutions for startups and enterprises, built for performance, speed and growth\./,
    );
    await expectNewTab(hero.getByRole('link', { name: 'Book a Consultation' }), consultation);
    expect(await hero.getByRole('link', { name: 'View Our Work' }).getAttribute('href')).toBe(
      '#portfolio',
    );
  });

  test('the bar leads to every anchor, to the templates and to a consultation', async ({
    open,
  }) => {
    const page = await open();
    const nav = page.getByRole('navigation', { name: 'Main' });
    const inPage = await nav
      .locator('ul a[href^="#"]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(inPage).toEqual([
      ['Services', '#services'],
      ['Portfolio', '#portfolio'],
      ['Digital Marketing', '#digital-marketing'],
      ['Testimonials', '#testimonials'],
      ['Contact', '#contact'],
    ]);
    await expectNewTab(nav.getByRole('link', { name: 'Browse Templates' }), marketplace);
    await expectNewTab(nav.getByRole('link', { name: 'Book a Consultation' }), consultation);
  });

  test('on a small screen the bar says "Book", and still tells the whole to who listens', async ({
    open,
  }) => {
    const page = await open('/', { viewport: { width: 390, height: 844 } });
    const link = page.getByRole('banner').getByRole('link', { name: 'Book a Consultation' });
    const whole = link.getByText('Book a Consultation', { exact: true });
    expect((await whole.boundingBox())?.width).toBeLessThanOrEqual(1);
    expect((await link.innerText()).startsWith('Book')).toBe(true);
  });

  test('five services, their feature lists beside them', async ({ open }) => {
    const page = await open();
    expect(await texts(page.locator('#services').getByRole('heading', { level: 3 }))).toEqual([
      'No-Code Mobile App Development',
      'Progressive Web Applications',
      'CRM Systems for Teams & Agencies',
      'Business Website Creation',
      'AI System Integration & Automation',
    ]);
  });

  test('eight projects: name, type, description, country only, and a Book button', async ({
    open,
  }) => {
    const page = await open();
    const cards = page.locator('#portfolio').getByRole('article');
    expect(await cards.count()).toBe(8);
    const shown = await texts(cards);
    const kinds = [
      ['fleet app with crm and ai', 'United Kingdom'],
      ['wellness app', 'United Arab Emirates'],
      ['auto dealer app', 'Lebanon'],
      ['education pwa', 'Jordan'],
      ['hotel and restaurant booking app', 'Cyprus'],
      ['ai messaging app', 'United States'],
      ['loan app', 'Mexico'],
      ['lost pet finder', 'Canada'],
    ] as const;
    for (const [index, [kind, country]] of kinds.entries()) {
      expect(shown[index]?.toLowerCase()).toContain(kind);
      expect(shown[index]).toMatch(new RegExp(`Global Client\\s+${country}\\s+Book`));
      await expectNewTab(cards.nth(index).getByRole('link'), consultation);
    }
    // The client's industry is kept, and not shown.
    expect(shown.join()).not.toMatch(/Logistics|Automotive|Hospitality|Finance/);
  });

  test('five marketing items with icons, and Grow My App', async ({ open }) => {
    const page = await open();
    const band = page.locator('#digital-marketing');
    const items = band.getByRole('listitem');
    expect(await texts(items)).toEqual([
      'App Store Optimization',
      'SEO & Content Strategy',
      'Paid Ads (Meta, Google, TikTok)',
      'Social Media Growth',
      'Launch Campaigns',
    ]);
    expect(await items.locator('svg').count()).toBe(5);
    await expectNewTab(band.getByRole('link', { name: 'Grow My App' }), consultation);
  });

  test('three testimonials of five stars, with name, country and initials', async ({ open }) => {
    const page = await open();
    const figures = page.locator('#testimonials').getByRole('figure');
    expect(await figures.count()).toBe(3);
    for (const figure of await figures.all()) {
      expect(await figure.getByRole('img', { name: '5 out of 5 stars' }).count()).toBe(1);
      expect(await figure.getByRole('blockquote').innerText()).not.toBe('');
      expect(await figure.innerText()).toMatch(/\b[A-Z]{2}\b/);
    }
  });

  test('the claims of section 9 are made', async ({ open }) => {
    const text = (await (await open()).locator('main').innerText()).replace(/\s+/g, ' ');
    for (const claim of [
      /180\+ ?global launches/i,
      /built in 6 days/i,
      /2,000 users in the first month/i,
      /500\+ users in 10 days/i,
      /built in 5 days/i,
      /hundreds of users in mexico/i,
      /one week to launch/i,
      /1,000 users in the first week/i,
      /within 24 hours/i,
    ]) {
      expect(text).toMatch(claim);
    }
  });

  test('the contact details are text, not links', async ({ open }) => {
    const page = await open();
    const band = page.locator('#contact');
    expect(await texts(band.getByRole('heading'))).toEqual([
      'Ready to Transform Your Business?',
      'Get in Touch',
      'Send us a Message',
    ]);
    expect(await texts(band.locator('dt'))).toEqual(['Email', 'Phone', 'Locations']);
    expect(await texts(band.locator('dd'))).toEqual([
      'hello@example.com',
      '+44 20 7946 0123',
      'London, UK and Beirut, Lebanon',
    ]);
    expect(await band.locator('dl a').count()).toBe(0);
    expect(await band.innerText()).toContain('custom solution');
    await expectNewTab(band.getByRole('link', { name: 'Book a Consultation' }), consultation);
  });

  test('the four fields: required, their placeholders, an e-mail check, four rows', async ({
    open,
  }) => {
    const page = await open();
    const fields = await page
      .locator('#contact form')
      .locator('input, textarea')
      .evaluateAll((inputs) =>
        (inputs as HTMLInputElement[]).map((input) => ({
          label: input.labels?.[0]?.textContent?.replace(/[\s*]+$/, ''),
          name: input.name,
          required: input.required,
          type: input.type,
          placeholder: input.placeholder,
          rows: input.getAttribute('rows'),
        })),
      );
    const required = true;
    expect(fields).toEqual([
      {
        label: 'First Name',
        name: 'firstName',
        required,
        type: 'text',
        placeholder: 'Layla',
        rows: null,
      },
      {
        label: 'Last Name',
        name: 'lastName',
        required,
        type: 'text',
        placeholder: 'Haddad',
        rows: null,
      },
      {
        label: 'Email',
        name: 'email',
        required,
        type: 'email',
        placeholder: 'layla@company.example',
        rows: null,
      },
      {
        label: 'Project Details',
        name: 'projectDetails',
        required,
        type: 'textarea',
        placeholder: 'Tell us about your project...',
        rows: '4',
      },
    ]);
  });

  test('the footer: mark, tagline, lists, placeholders and the year 2025', async ({ open }) => {
    const page = await open();
    const footer = page.getByRole('contentinfo');
    expect(await footer.innerText()).toMatch(/empowering businesses with technology/i);
    expect(await footer.innerText()).toContain('© 2025');
    const links = await footer
      .locator('ul a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['LiLi (LinkedIn)', null],
      ['TwTw (Twitter)', null],
      ['FbFb (Facebook)', null],
      ['Mobile Apps', '#services'],
      ['Web Applications', '#services'],
      ['CRM Systems', '#services'],
      ['AI Solutions', '#services'],
      ['About Us', null],
      ['Careers', null],
      ['Blog', null],
      ['Contact', '#contact'],
      ['Browse Templates', marketplace],
    ]);
    await expectNewTab(footer.getByRole('link', { name: 'Browse Templates' }), marketplace);
  });

  test('a click on a placeholder of the footer does nothing at all', async ({ open }) => {
    const page = await open();
    const before = page.url();
    for (const placeholder of await page.locator('footer [aria-disabled]').all()) {
      await placeholder.click({ force: true });
    }
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('a new tab opens without an opener', async ({ open }) => {
    const page = await open('/', {
      before: (_page, context) =>
        context.route('https://book.example.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Booked</title>' }),
        ),
    });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.locator('#hero').getByRole('link', { name: 'Book a Consultation' }).click(),
    ]);
    await tab.waitForLoadState();
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  });
});

describe('an unknown path', () => {
  test('shows the 404 page with status 404, logs the path, and leads home', async ({
    open,
    consoleErrors,
  }) => {
    const page = await open('/no/such/page?q=1#x');
    expect(await page.getByRole('heading').allInnerTexts()).toEqual(['404']);
    expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true);
    await expect
      .poll(consoleErrors.heard)
      .toEqual([expect.stringContaining('404'), 'Page not found: /no/such/page']);
    consoleErrors.take();

    await page.getByRole('link', { name: /home/i }).click();
    await page.waitForURL(/\/$/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('AI-Powered');
  });
});

describe('a routing failure', () => {
  test('shows the fallback screen with its status', async ({ open, consoleErrors }) => {
    const page = await open('/%E0%A4%A');
    expect(await page.getByRole('heading').allInnerTexts()).toEqual([
      'Unexpected Application Error!',
    ]);
    expect(await page.locator('main').innerText()).toContain('400 Bad Request');
    expect(consoleErrors.take()).toEqual([expect.stringContaining('400')]);
  });
});
