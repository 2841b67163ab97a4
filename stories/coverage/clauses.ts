/** One sentence of the specification, in our words, and what proves it. */
export interface Clause {
  /** The section of the specification in which it stands. */
  section: string;
  says: string;
  /** Ids of stories. */
  stories?: string[];
  /** Tests, each as `path: name`. */
  tests?: string[];
}

const content = (name: string) => `tests/unit/content.test.ts: ${name}`;
const page = (name: string) => `tests/browser/content.test.ts: ${name}`;
const bar = (name: string) => `tests/browser/navigation.test.ts: ${name}`;
const form = (name: string) => `tests/browser/form.test.ts: ${name}`;

export const clauses: Clause[] = [
  {
    section: '1',
    says: 'The headline promises AI-powered apps, CRMs and websites that scale a business; the tagline follows.',
    stories: ['sections-hero--default'],
    tests: [page('the hero promises, and offers two ways on')],
  },
  {
    section: '1',
    says: 'The offices are in London, UK and in Beirut, Lebanon.',
    stories: ['sections-contact--idle'],
    tests: [page('the contact details are text, not links')],
  },
  {
    section: '1',
    says: 'Visitors reach the agency by the form, by e-mail or phone, or by booking on an external page.',
    stories: ['sections-contact--idle', 'sections-contact--booking-link'],
  },
  {
    section: '2',
    says: 'The home page stands at "/".',
    stories: ['pages-homepage--whole'],
    tests: [page('the sections stand in order, each with its anchor')],
  },
  {
    section: '2',
    says: 'Any other path shows 404, "Oops! Page not found" and a link home, and logs the path.',
    stories: ['pages-notfoundpage--default'],
    tests: [page('shows the 404 page with status 404, logs the path, and leads home')],
  },
  {
    section: '2',
    says: 'The bar, seven sections and the footer stand in their order, five of them with their anchors.',
    stories: ['pages-homepage--whole'],
    tests: [page('the sections stand in order, each with its anchor')],
  },
  {
    section: '2',
    says: 'Five items of the bar scroll smoothly to their anchors.',
    stories: ['sections-navigation--top', 'sections-navigationmenu--open'],
    tests: [
      content('every in-page link leads to an anchor that the page promises'),
      bar('scrolls smoothly, and at once for who asked for less motion'),
    ],
  },
  {
    section: '2',
    says: 'Browse Templates opens the external marketplace in a new tab.',
    stories: ['sections-footer--default', 'components-hiddentext--tells-of-a-new-tab'],
    tests: [page('the bar leads to every anchor, to the templates and to a consultation')],
  },
  {
    section: '2',
    says: 'Book a Consultation opens the external page in a new tab: bar, hero, each card, Grow My App.',
    stories: [
      'sections-navigation--top',
      'sections-hero--default',
      'components-projectcard--default',
      'sections-digitalmarketing--default',
    ],
    tests: [page('a new tab opens without an opener')],
  },
  {
    section: '2',
    says: 'On a small screen the bar says "Book".',
    stories: ['sections-navigation--narrow-closed'],
    tests: [
      page('on a small screen the bar says "Book", and still tells the whole to who listens'),
    ],
  },
  {
    section: '2',
    says: 'On a narrow screen a button opens and closes the menu.',
    stories: ['sections-navigationmenu--open', 'sections-navigationmenu--closed-by-its-button'],
    tests: [bar('opens and closes by its button, which tells so')],
  },
  {
    section: '2',
    says: 'Choosing an item closes the menu.',
    stories: ['sections-navigationmenu--closed-by-a-choice'],
  },
  {
    section: '2',
    says: 'The bar gains a shadow beyond 100 px.',
    stories: ['sections-navigation--scrolled', 'sections-navigation--scrolled-to-the-threshold'],
    tests: [bar('gains a shadow beyond 100 px, not at 100')],
  },
  {
    section: '2',
    says: 'The hero offers a consultation and View Our Work, which scrolls to the portfolio.',
    stories: ['sections-hero--default'],
    tests: [page('the hero promises, and offers two ways on')],
  },
  {
    section: '2',
    says: 'Five service cards.',
    stories: ['sections-services--default', 'components-servicecard--all-five'],
    tests: [page('five services, their feature lists beside them')],
  },
  {
    section: '2',
    says: 'Eight project cards: name, type, description, gradient, Global Client and the country only, Book.',
    stories: ['sections-portfolio--default', 'components-projectcard--default'],
    tests: [page('eight projects: name, type, description, country only, and a Book button')],
  },
  {
    section: '2',
    says: 'Five marketing items with icons, and Grow My App.',
    stories: ['sections-digitalmarketing--default'],
    tests: [page('five marketing items with icons, and Grow My App')],
  },
  {
    section: '2',
    says: 'Three testimonials: five stars, text, name, title with country, initials, gradient.',
    stories: ['sections-testimonials--default', 'components-testimonialcard--default'],
    tests: [page('three testimonials of five stars, with name, country and initials')],
  },
  {
    section: '2',
    says: 'The contact section asks "Ready to Transform Your Business?" and lists its details as static text.',
    stories: ['sections-contact--idle'],
    tests: [page('the contact details are text, not links')],
  },
  {
    section: '2',
    says: 'A Book a Consultation link and a "Send us a Message" form stand in the contact section.',
    stories: ['sections-contact--booking-link', 'components-contactform--idle'],
  },
  {
    section: '2',
    says: 'The footer: mark, tagline, three placeholders, services, company, and the year 2025.',
    stories: ['sections-footer--default'],
    tests: [page('the footer: mark, tagline, lists, placeholders and the year 2025')],
  },
  {
    section: '3',
    says: 'A service has an icon, a title, a description and features; the five are named.',
    stories: ['components-servicecard--default'],
    tests: [
      content('the services are those of the specification, in its order, each with its features'),
    ],
  },
  {
    section: '3',
    says: 'A project has a name, a type, a description, a client and a gradient; there are eight.',
    stories: ['sections-portfolio--default'],
    tests: [content('each project and each testimonial wears a gradient of its own')],
  },
  {
    section: '3',
    says: 'The five marketing items are named.',
    stories: ['sections-digitalmarketing--default'],
    tests: [content('the marketing items are those of the specification, in its order')],
  },
  {
    section: '3',
    says: 'A testimonial has a rating of five, a text, a name, a title, initials and a gradient.',
    stories: ['components-testimonialcard--default', 'components-rating--five-stars'],
  },
  {
    section: '3',
    says: 'A message is a first name, a last name, an e-mail address and project details.',
    stories: ['sections-contactsending--sending'],
    tests: [form('travels as one POST of four fields, with the public key')],
  },
  {
    section: '4',
    says: 'The bar is scrolled or not; the menu is open or closed.',
    stories: [
      'sections-navigation--top',
      'sections-navigation--scrolled',
      'sections-navigation--narrow-closed',
      'sections-navigationmenu--open',
    ],
  },
  {
    section: '4',
    says: 'A click on a card only logs; its Book button does not set that off.',
    stories: [
      'sections-portfolioclicks--card-click-logs',
      'sections-portfolioclicks--card-keys-log',
      'sections-portfolioclicks--book-does-not-log',
      'sections-portfolioclicks--book-keys-do-not-log',
    ],
    tests: [
      bar('logs a click anywhere on it, and does nothing else'),
      bar('its Book button opens the consultation, and logs nothing'),
    ],
  },
  {
    section: '4',
    says: 'While a message is sent the button is disabled and says "Sending...".',
    stories: ['sections-contactsending--sending', 'components-contactform--sending'],
    tests: [form('while it is sent, the button is disabled and says so')],
  },
  {
    section: '4',
    says: 'Success clears the four fields.',
    stories: ['sections-contactsending--sent'],
  },
  {
    section: '4',
    says: 'Failure keeps their values, and the form can be sent again.',
    stories: ['sections-contactsending--failed', 'sections-contactnotices--retry-after-failure'],
  },
  {
    section: '5',
    says: 'All four fields are required.',
    stories: [
      'sections-contactrequired--first-name-missing',
      'sections-contactrequired--last-name-missing',
      'sections-contactrequired--email-missing',
      'sections-contactrequired--project-details-missing',
    ],
    tests: [form('a form with a field left empty, each in turn')],
  },
  {
    section: '5',
    says: 'The e-mail address is checked by the browser.',
    stories: ['sections-contactrequired--email-malformed'],
    tests: [form('what is no e-mail address')],
  },
  {
    section: '5',
    says: 'Each field has its example; the message box has four rows.',
    stories: ['components-contactform--idle'],
    tests: [page('the four fields: required, their placeholders, an e-mail check, four rows')],
  },
  {
    section: '6',
    says: 'Everything is open to anonymous visitors; the client holds a public key and keeps a session.',
    tests: [
      form('travels as one POST of four fields, with the public key'),
      'tests/services/storage.test.ts: the session of another project on the same host is left alone',
    ],
  },
  {
    section: '7',
    says: 'The form makes one call, to send-contact-email, with the four fields, and no screen makes another.',
    stories: [
      'sections-contactonecall--double-click',
      'sections-contactonecall--enter-five-times',
      'sections-contactonecall--requested-twenty-times',
    ],
    tests: [form('travels as one POST of four fields, with the public key')],
  },
  {
    section: '8',
    says: 'A failed send logs once and shows "Error sending message" with its advice.',
    stories: ['sections-contactsending--failed', 'components-notice--failed'],
    tests: [content('the notices say what the specification says')],
  },
  {
    section: '8',
    says: 'A successful send shows "Thank you for your message!" with its promise.',
    stories: ['sections-contactsending--sent', 'components-notice--sent'],
    tests: [content('the notices say what the specification says')],
  },
  {
    section: '8',
    says: 'A routing failure shows "Unexpected Application Error!" with the status or the message.',
    stories: ['pages-errorpage--with-a-status', 'pages-errorpage--with-a-message'],
    tests: [page('shows the fallback screen with its status')],
  },
  {
    section: '9',
    says: 'The threshold is 100 px; the reply comes within 24 hours; the year is 2025.',
    stories: [
      'sections-navigation--scrolled-to-the-threshold',
      'components-notice--sent',
      'sections-footer--default',
    ],
  },
  {
    section: '9',
    says: 'The marketing claims: 180+ launches, days, users; the testimonials say a week and 1,000 users.',
    stories: ['sections-portfolio--default', 'sections-testimonials--default'],
    tests: [page('the claims of section 9 are made')],
  },
];
