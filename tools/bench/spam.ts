import { createDependencies } from '../../supabase/functions/send-contact-email/dependencies.ts';
import { handle } from '../../supabase/functions/send-contact-email/handler.ts';
import type { Mail } from '../../supabase/functions/send-contact-email/mail.ts';
import { createVirtualClock } from '../../tests/function/virtualClock.ts';

/**
 * What reaches the inbox while somebody floods the form. Time is simulated: the flood, the visitors
 * and a mail API that takes five calls a second and has a quota a day.
 */
const site = 'https://www.example.com';
const env = {
  MAIL_API_KEY: 're_secret',
  MAIL_FROM: 'website@example.com',
  MAIL_TO: 'hello@example.com',
  ALLOWED_ORIGINS: site,
};
const visitors = 20;
/** A visitor who is told to try again does so, after as long as a person needs. */
const visitorTries = 3;
const visitorPauseMs = 8_000;

type AddressOf = (index: number) => string | undefined;
interface Flood {
  name: string;
  posts: number;
  durationMs: number;
  addressOf: AddressOf;
  quota: number;
  /** Whether the senders, too, try again when they are refused. The goal does not cover this. */
  isPersistent?: boolean;
}

const ipv4 = (index: number) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
const floods: Flood[] = [
  {
    name: '10,000 from one machine',
    posts: 10_000,
    durationMs: 7_000,
    addressOf: () => ipv4(1),
    quota: Infinity,
  },
  {
    name: '10,000 from a /48',
    posts: 10_000,
    durationMs: 7_000,
    addressOf: (index) => `2001:db8:7:${(index + 1).toString(16)}::1`,
    quota: Infinity,
  },
  {
    name: '10,000 from 2,000 addresses',
    posts: 10_000,
    durationMs: 60_000,
    addressOf: (index) => ipv4(index % 2_000),
    quota: Infinity,
  },
  {
    name: '10,000 from nobody',
    posts: 10_000,
    durationMs: 7_000,
    addressOf: () => undefined,
    quota: Infinity,
  },
  {
    name: '300 against a quota of 100',
    posts: 280,
    durationMs: 60_000,
    addressOf: (index) => ipv4(index),
    quota: 100,
  },
  {
    name: '2,000 from 2,000 addresses that try again',
    posts: 2_000,
    durationMs: 60_000,
    addressOf: ipv4,
    quota: Infinity,
    isPersistent: true,
  },
];

/** Repeatable random numbers, so that every run is the same. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const syllables =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu ra re ri ro ru sa se si so su ta te ti to tu'.split(
    ' ',
  );

const kinds = {
  /** One offer with other numbers and names: what most form spam is. */
  'one template': (index: number, random: (below: number) => number) =>
    `Dear owner ${random(1e6)}, we bring your business to the first page of every search engine. Offer ${index}, only today: https://offer-${random(1e6)}.example/`,
  /** Every message has words of its own and no link: nothing in it can be recognised. */
  'ever new words': (_index: number, random: (below: number) => number) =>
    Array.from({ length: 25 }, () =>
      Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]).join(''),
    ).join(' '),
};

const requests = [
  'We run two hotels in Beirut and need an app for bookings. Can you start in May?',
  'A CRM for our sales team of nine, please. Our data is in Excel today.',
  'Could you take over a half-finished delivery app for a chain of restaurants?',
  'نحتاج إلى تطبيق لحجز المواعيد في عيادة الأسنان لدينا، باللغتين العربية والإنجليزية.',
  '我们想为宠物店做一个小程序,可以在线预约和付款。请联系我们。',
  'Our shop sells books: https://books.example. We would like to sell them on the phone too.',
  'Please call me about the loan app. I saw it in your portfolio.',
  'How much is a website for a kindergarten with 60 children, roughly?',
  'Wir suchen Unterstützung bei der Automatisierung unserer Angebote mit KI.',
  'Nous voulons refaire le site de notre cabinet, en français et en arabe.',
  'Is the education app available in Spanish? We are a school in Mexico City.',
  'My brother lost his dog. Can your pet finder be used in Tripoli?',
  'I have an idea for a fitness app and 4,000 pounds. Is that enough?',
  'Do you also look after app store pages for apps that others built?',
  'We need somebody to run paid ads for our dealership, 2,000 a month.',
  'Can your AI read invoices from a scanner and put them into our accounts?',
  'Hello, we met in London last week. Please send me the offer that we spoke about.',
  'Our charity wants a small web app for volunteers. Do you have a discount?',
  'The booking link does not work on my phone. When are you free on Thursday?',
  'Looking for a partner to build three apps a year with us. Can we talk?',
];

const post = (projectDetails: string, name: string, address: string | undefined) =>
  new Request('https://backend.example.com/', {
    method: 'POST',
    headers: {
      origin: site,
      'content-type': 'application/json',
      ...(address && { 'cf-connecting-ip': address }),
    },
    body: JSON.stringify({
      firstName: name,
      lastName: 'X',
      email: 'x@company.example',
      projectDetails,
    }),
  });

/** A mail API as Resend describes its own. */
function createMailApi(clock: ReturnType<typeof createVirtualClock>, quota: number) {
  const mails = new Map<string, Mail>();
  let recent: number[] = [];
  let calls = 0;
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    calls += 1;
    recent = recent.filter((at) => clock.now() - at < 1_000);
    const isTooMany = recent.length >= 5;
    if (!isTooMany) recent.push(clock.now());
    await clock.sleep(150);
    if (isTooMany) return Response.json({ name: 'rate_limit_exceeded' }, { status: 429 });
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    if (!mails.has(key)) {
      if (mails.size >= quota) {
        return Response.json({ name: 'daily_quota_exceeded' }, { status: 429 });
      }
      mails.set(key, JSON.parse(typeof init?.body === 'string' ? init.body : '') as Mail);
    }
    return Response.json({ id: key });
  };
  return { fetch, mails, calls: () => calls };
}

async function simulate(flood: Flood, kind: keyof typeof kinds) {
  const clock = createVirtualClock();
  const api = createMailApi(clock, flood.quota);
  const dependencies = createDependencies({ fetch: api.fetch, now: clock.now, sleep: clock.sleep });
  const random = createRandom(7);
  const texts = Array.from({ length: flood.posts }, (_, index) => kinds[kind](index, random));
  let thanked = 0;
  let thankedAtOnce = 0;

  const spam = async (text: string, index: number) => {
    await clock.sleep((index * flood.durationMs) / flood.posts);
    for (let attempt = 1; attempt <= (flood.isPersistent ? visitorTries : 1); attempt += 1) {
      const request = post(text, 'Spam', flood.addressOf(index));
      if ((await handle(request, env, dependencies)).ok) return;
      if (flood.isPersistent) await clock.sleep(visitorPauseMs);
    }
  };
  const visit = async (text: string, index: number) => {
    // In the middle of the flood from the first visitor to the last.
    await clock.sleep(((index + 0.5) * flood.durationMs) / visitors);
    const hasAddress = flood.addressOf(0) !== undefined;
    for (let attempt = 1; attempt <= visitorTries; attempt += 1) {
      const address = hasAddress ? `192.0.2.${index + 1}` : undefined;
      const response = await handle(post(text, 'Visitor', address), env, dependencies);
      if (response.ok) {
        thanked += 1;
        if (attempt === 1) thankedAtOnce += 1;
        return;
      }
      await clock.sleep(visitorPauseMs + random(4_000));
    }
  };
  await clock.run(Promise.all([...texts.map(spam), ...requests.map(visit)]));

  const mails = [...api.mails.values()];
  const isSpam = ({ text }: Mail) => text.includes('First name: Spam');
  const isMarked = ({ subject }: Mail) => subject.startsWith('[possible spam]');
  const honest = mails.filter((mail) => !isSpam(mail));
  return {
    isGoal: !flood.isPersistent,
    flood: flood.name,
    words: kind,
    'honest delivered': `${honest.length} of ${visitors}`,
    thanked: thanked,
    'at the first try': thankedAtOnce,
    'honest marked': honest.filter(isMarked).length,
    'spam delivered': mails.filter(isSpam).length,
    'of it marked': mails.filter((mail) => isSpam(mail) && isMarked(mail)).length,
    calls: api.calls(),
  };
}

const log = console.error;
console.error = () => {};
const rows: Awaited<ReturnType<typeof simulate>>[] = [];
for (const flood of floods) {
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
    rows.push(await simulate(flood, kind));
}
console.error = log;
console.table(
  rows.map(({ isGoal, ...row }) => ({ ...row, flood: isGoal ? row.flood : `(${row.flood})` })),
);

const isKept = rows.every(
  (row) => !row.isGoal || row['honest delivered'] === `${visitors} of ${visitors}`,
);
if (!isKept) {
  console.log(`Not every honest visitor was delivered.`);
  process.exitCode = 1;
}
