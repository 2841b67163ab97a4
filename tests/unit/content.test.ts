import { describe, expect, test } from 'vitest';
import { gradients } from '../../theme/index.ts';
import { icons } from '../../src/brand/icons/icons.tsx';
import { miniatures } from '../../src/brand/illustrations/Miniature.tsx';
import { home } from '../../src/content/home.ts';
import { anchors, toAnchor } from '../../src/content/links.ts';
import { settings } from '../../src/content/settings.ts';

const { services, portfolio, testimonials, digitalMarketing, contact, footer } = home;
const { notices } = contact.form;
const words = JSON.stringify(home);

/** Every claim that the specification's section 9 allows the page to make. */
const claims = [
  '180+',
  'global launches',
  'Built in 6 days',
  '2,000 users in the first month',
  '500+ users in 10 days',
  'Built in 5 days',
  'Hundreds of users in Mexico',
  'One week to launch',
  '1,000 users in the first week',
  'within 24 hours',
  '2025',
];

test.each(claims)('the page claims: %s', (claim) => {
  expect(words).toContain(claim);
});

describe('counts', () => {
  test.each([
    ['services', services.items, 5],
    ['projects', portfolio.items, 8],
    ['marketing items', digitalMarketing.items, 5],
    ['testimonials', testimonials.items, 3],
  ])('%s', (_name, items, count) => {
    expect(items).toHaveLength(count);
  });
});

test('the services are those of the specification, in its order, each with its features', () => {
  expect(services.items.map(({ title }) => title)).toEqual([
    'No-Code Mobile App Development',
    'Progressive Web Applications',
    'CRM Systems for Teams & Agencies',
    'Business Website Creation',
    'AI System Integration & Automation',
  ]);
  for (const { features } of services.items) expect(features.length).toBeGreaterThan(1);
});

test('the marketing items are those of the specification, in its order', () => {
  expect(digitalMarketing.items.map(({ title }) => title)).toEqual([
    'App Store Optimization',
    'SEO & Content Strategy',
    'Paid Ads (Meta, Google, TikTok)',
    'Social Media Growth',
    'Launch Campaigns',
  ]);
});

test('every gradient, icon and miniature that the content names exists', () => {
  const worn = [...services.items, ...portfolio.items, ...testimonials.items];
  for (const { gradient } of worn) expect(gradients).toHaveProperty(gradient);
  const drawn = [...services.items, ...digitalMarketing.items, ...contact.details.items];
  for (const { icon } of drawn) expect(icons).toHaveProperty(icon);
  for (const { miniature } of portfolio.items) expect(miniatures).toHaveProperty(miniature);
});

test('each project and each testimonial wears a gradient of its own', () => {
  for (const { items } of [portfolio, testimonials]) {
    expect(new Set(items.map(({ gradient }) => gradient)).size).toBe(items.length);
  }
});

test('every in-page link leads to an anchor that the page promises', () => {
  const links = [...words.matchAll(/"href":"(#[^"]*)"/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(Object.keys(anchors).length);
  for (const link of links) expect(Object.values(anchors).map(toAnchor)).toContain(link);
});

test('the notices say what the specification says', () => {
  expect(notices.sent).toMatchObject({
    title: 'Thank you for your message!',
    description: "We'll get back to you within 24 hours.",
  });
  expect(notices.failed).toMatchObject({
    title: 'Error sending message',
    description: 'Please try again or contact us directly.',
  });
});

test('the defaults are fictional', () => {
  expect(settings.email).toMatch(/@example\.com$/);
  expect(settings.phone).toMatch(/^\+44 20 7946 0\d{3}$/);
  for (const url of [settings.templatesUrl, settings.consultationUrl, settings.siteUrl]) {
    expect(new URL(url).hostname).toMatch(/(^|\.)example\.com$/);
  }
});

test('company links are in place, three of them without an address yet', () => {
  expect(footer.company.items.filter(({ href }) => !href).map(({ label }) => label)).toEqual([
    'About Us',
    'Careers',
    'Blog',
  ]);
  expect(footer.copyright).toContain('2025');
});
