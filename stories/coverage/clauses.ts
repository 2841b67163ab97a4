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

/** All that must pass for a clause to be proved. */
export function proofsOf({ stories = [], tests = [] }: Clause): string[] {
  return [...stories, ...tests];
}

const fixed = (name: string) => `tests/browser/specification.test.ts: ${name}`;
const content = (name: string) => `tests/browser/content.test.ts: ${name}`;
const bar = (name: string) => `tests/browser/navigation.test.ts: ${name}`;
const form = (name: string) => `tests/browser/form.test.ts: ${name}`;
const storage = (name: string) => `tests/unit/services/storage.test.ts: ${name}`;
const settings = (name: string) => `tests/unit/settings.test.ts: ${name}`;

export const clauses: Clause[] = [
  {
    section: '1',
    says: 'The hero shows the headline and the tagline.',
    stories: ['sections-hero--default'],
    tests: [content('the hero: headline, tagline and two actions')],
  },
  {
    section: '1',
    says: 'The offices are in London, UK and in Beirut, Lebanon.',
    stories: ['sections-contact--idle'],
    tests: [
      settings('the default offices and copyright year are those of the specification'),
      content('the contact section: its lead, and its details'),
    ],
  },
  {
    section: '1',
    says: 'Visitors reach the agency by the form, by e-mail or phone, or by booking on an external page.',
    stories: ['sections-contact--idle', 'sections-contact--booking-link'],
    tests: [form('on a desktop reaches the outbox, word for word, and is thanked for')],
  },
  {
    section: '2',
    says: 'The home page stands at "/": fixed bar, six sections and footer in their order, five with their anchors.',
    stories: ['pages-homepage--whole'],
    tests: [
      fixed('bar, six sections and footer stand in order, five with their anchors'),
      bar('stays on top of the page'),
    ],
  },
  {
    section: '2',
    says: 'Any other path shows 404, "Oops! Page not found" and a link home, and logs the path.',
    stories: ['pages-notfoundpage--default'],
    tests: [fixed('shows 404, "Oops! Page not found" and a link home, and logs the path')],
  },
  {
    section: '2',
    says: 'Five items of the bar scroll smoothly to their anchors.',
    stories: ['sections-navigationmenu--open'],
    tests: [
      fixed('five items of the bar lead to the anchors'),
      bar('each item scrolls smoothly to its section'),
    ],
  },
  {
    section: '2',
    says: 'Browse Templates opens the external marketplace in a new tab.',
    stories: [
      'sections-footer--default',
      'sections-navigation--top',
      'sections-navigationmenu--open',
    ],
    tests: [fixed('Browse Templates leads to the marketplace, in bar and footer')],
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
    tests: [
      fixed('Book a Consultation leads to the consultation, in bar, hero, cards and contact'),
      fixed('Grow My App leads to the consultation'),
      content('to another site opens a new tab without an opener'),
    ],
  },
  {
    section: '2',
    says: 'On a small screen the bar shows "Book".',
    stories: ['sections-navigation--narrow-closed'],
    tests: [fixed('on a small screen the bar shows "Book", and its name is the whole label')],
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
    tests: [bar('closes when an item is chosen, and lands on its section')],
  },
  {
    section: '2',
    says: 'The bar gains a shadow beyond 100 px.',
    stories: ['sections-navigation--scrolled', 'sections-navigation--scrolled-to-the-threshold'],
    tests: [fixed('the bar gains a shadow beyond 100 px, not at 100')],
  },
  {
    section: '2',
    says: 'The hero offers a consultation and View Our Work, which scrolls to the portfolio.',
    stories: ['sections-hero--default'],
    tests: [
      fixed('View Our Work leads to the portfolio'),
      bar('the hero and the footer lead to their sections'),
      bar('View Our Work scrolls smoothly to the portfolio'),
    ],
  },
  {
    section: '2',
    says: 'A service card for each service.',
    stories: ['sections-services--default'],
    tests: [content('each service: icon, title, description and features')],
  },
  {
    section: '2',
    says: 'A card for each project: name, type, description, Global Client and the country only, Book.',
    stories: ['sections-portfolio--default', 'components-projectcard--default'],
    tests: [
      content(
        'each project: name, type, description, result, Book, and of its client the country only',
      ),
      fixed('each card shows "Book" and "Global Client"'),
    ],
  },
  {
    section: '2',
    says: 'Marketing items with icons, and Grow My App.',
    stories: ['sections-digitalmarketing--default'],
    tests: [
      content('each marketing item has an icon and a title'),
      fixed('Grow My App leads to the consultation'),
    ],
  },
  {
    section: '2',
    says: 'Testimonials: five stars, text, name, title with country, initials.',
    stories: ['sections-testimonials--default', 'components-testimonialcard--default'],
    tests: [
      content('each testimonial: rating, text, name, title with country, initials and project'),
      fixed('each testimonial names a person, and in their title a country'),
      fixed('at least eight projects, and three testimonials of five stars'),
    ],
  },
  {
    section: '2',
    says: 'Each project and each testimonial has the gradient that its content names.',
    tests: [content('each gradient that the content names is one gradient wherever it is seen')],
  },
  {
    section: '2',
    says: 'The contact section asks "Ready to Transform Your Business?" and lists its details as static text.',
    stories: ['sections-contact--idle'],
    tests: [
      fixed('the contact section: its headings, and three details as static text'),
      content('the contact section: its lead, and its details'),
    ],
  },
  {
    section: '2',
    says: 'A Book a Consultation link stands in the contact section, and a "Send us a Message" form beside it.',
    stories: ['sections-contact--booking-link', 'components-contactform--idle'],
    tests: [
      fixed('Book a Consultation leads to the consultation, in bar, hero, cards and contact'),
      fixed('the contact section: its headings, and three details as static text'),
      fixed('the form stands beside "Get in Touch"'),
    ],
  },
  {
    section: '2',
    says: 'The footer: brand mark, tagline, three placeholders, services, company, and the copyright line.',
    stories: ['sections-footer--default', 'components-brand--default'],
    tests: [
      fixed('the footer: its mark, its tagline, three placeholders and two lists'),
      content('the footer: tagline and copyright year'),
      content('that is a placeholder does nothing at all'),
    ],
  },
  {
    section: '3',
    says: 'The five services are named, each with an icon, a title, a description and features.',
    stories: ['components-servicecard--default'],
    tests: [
      fixed('the five services and the five marketing items of the specification are offered'),
      content('each service: icon, title, description and features'),
    ],
  },
  {
    section: '3',
    says: 'There are eight projects and three testimonials of five stars.',
    stories: ['sections-portfolio--default', 'components-rating--five-stars'],
    tests: [fixed('at least eight projects, and three testimonials of five stars')],
  },
  {
    section: '3',
    says: 'The five marketing items are named.',
    stories: ['sections-digitalmarketing--default'],
    tests: [
      fixed('the five services and the five marketing items of the specification are offered'),
    ],
  },
  {
    section: '3',
    says: 'A contact message is a first name, a last name, an e-mail address and project details.',
    stories: ['sections-contactsending--sending'],
    tests: [fixed('the call is one POST to send-contact-email with four fields')],
  },
  {
    section: '3',
    says: 'Content is static; nothing is persisted.',
    tests: [fixed('nothing of a message is kept in the browser')],
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
    says: 'A click on a card only logs; its Book button does not trigger that.',
    stories: [
      'sections-portfolioclicks--card-click-logs',
      'sections-portfolioclicks--card-takes-no-focus',
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
    tests: [fixed('while a message is sent, the button is disabled and says "Sending..."')],
  },
  {
    section: '4',
    says: 'Success clears the four fields.',
    stories: ['sections-contactsending--sent'],
    tests: [form('a second message can follow the first')],
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
    tests: [
      fixed('four required fields with placeholders, an e-mail check and four rows'),
      form('a form with a field left empty, each in turn'),
    ],
  },
  {
    section: '5',
    says: 'The e-mail address is checked by the browser.',
    stories: ['sections-contactrequired--email-malformed'],
    tests: [form('what is no e-mail address')],
  },
  {
    section: '5',
    says: 'Each field has its placeholder; the message box has four rows.',
    stories: ['components-contactform--idle'],
    tests: [
      content('each field of the contact form has its placeholder'),
      fixed('the message box has four rows and "Tell us about your project..."'),
    ],
  },
  {
    section: '6',
    says: 'Anonymous visitors may send; the client holds a public key.',
    tests: [form('travels with the public key, and nothing else is called')],
  },
  {
    section: '6',
    says: 'A session is kept in local storage, used, and refreshed on its own.',
    tests: [
      storage('a session that is one is kept and used'),
      storage('a session that has ended is refreshed, and the new one is kept'),
      storage('the session of another project on the same host is left alone'),
    ],
  },
  {
    section: '7',
    says: 'The form makes one call, a POST to send-contact-email with the four fields.',
    stories: [
      'sections-contactonecall--double-click',
      'sections-contactonecall--enter-five-times',
      'sections-contactonecall--requested-twenty-times',
    ],
    tests: [fixed('the call is one POST to send-contact-email with four fields')],
  },
  {
    section: '7',
    says: 'What the answer says is not read; only whether an error came back matters.',
    tests: [
      fixed('what the answer to a call says is not read'),
      fixed('success and failure each show their notice'),
    ],
  },
  {
    section: '7',
    says: 'No other call is made.',
    tests: [
      form('travels with the public key, and nothing else is called'),
      fixed('no screen calls anything but its own files'),
    ],
  },
  {
    section: '8',
    says: 'A failed send logs once and shows "Error sending message" with its advice.',
    stories: ['sections-contactsending--failed', 'components-notice--failed'],
    tests: [fixed('success and failure each show their notice')],
  },
  {
    section: '8',
    says: 'A successful send shows "Thank you for your message!" and when the reply comes.',
    stories: ['sections-contactsending--sent', 'components-notice--sent'],
    tests: [fixed('success and failure each show their notice')],
  },
  {
    section: '8',
    says: 'A routing failure shows "Unexpected Application Error!" with the status or the message.',
    stories: ['pages-errorpage--with-a-status', 'pages-errorpage--with-a-message'],
    tests: [
      fixed('shows "Unexpected Application Error!" with its status'),
      'tests/page/routes.test.ts: a routing failure is told by its status, or else by its message',
    ],
  },
  {
    section: '9',
    says: 'The threshold is 100 px; the reply comes within 24 hours; the year is 2025.',
    stories: ['sections-navigation--scrolled-to-the-threshold'],
    tests: [
      fixed('the bar gains a shadow beyond 100 px, not at 100'),
      fixed('success and failure each show their notice'),
      settings('the default offices and copyright year are those of the specification'),
      content('the footer: tagline and copyright year'),
    ],
  },
  {
    section: '9',
    says: 'The marketing claims stand on the page: the launches, what came of each project, what clients say.',
    stories: ['components-projectcard--default', 'sections-testimonials--default'],
    tests: [
      fixed('stand on the page, to the letter'),
      content('the claims: the portfolio\'s figure, and "within 24 hours" beside the form'),
      content(
        'each project: name, type, description, result, Book, and of its client the country only',
      ),
      content('each testimonial: rating, text, name, title with country, initials and project'),
    ],
  },
];
