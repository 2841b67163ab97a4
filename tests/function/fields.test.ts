import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  contactFields,
  isValid,
  type ContactMessage,
} from '../../supabase/functions/_shared/contract.ts';
import type * as Contract from '../../supabase/functions/_shared/contract.ts';
import { composeMail } from '../../supabase/functions/send-contact-email/mail.ts';
import { invalidFields, parseJson } from '../../supabase/functions/send-contact-email/message.ts';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { amounts } from '../support/amounts.ts';
import { fieldValues } from '../support/fieldValues.ts';
import { toWaiting } from './support.ts';

/** Replaces the site's form fields. Three of the new fields are optional. */
vi.mock('../../supabase/functions/_shared/contract.ts', async (importOriginal) => {
  const contract = await importOriginal<typeof Contract>();
  const contactFields = [
    { name: 'firstName', type: 'text', required: true },
    { name: 'lastName', type: 'text', required: false },
    { name: 'email', type: 'email', required: true },
    { name: 'projectDetails', type: 'textarea', required: true },
    { name: 'mobilePhone', type: 'tel', required: false },
    { name: 'howYouFoundUs', type: 'textarea', required: false },
  ];
  return { ...contract, contactFields };
});

const blank = { lastName: '', mobilePhone: '', howYouFoundUs: '' };
const mailStart = `A visitor wrote to you through the form on the website.
Before you send an answer, check that it goes to the address below.

First name:   Layla
Email:        layla@company.example
`;
const mailEnd = `Received:     Wed, 25 Nov 2026 12:00:00 GMT

Project details:

A booking app.
For two hotels, please.
`;

const parse = (fields: object) => parseJson(JSON.stringify({ ...contactMessage, ...fields }));

function compose(message: object) {
  return composeMail([toWaiting(JSON.stringify(message))], { from: 'a', to: ['b'] });
}

test.each([
  ['blank', blank],
  ['missing', { lastName: undefined, mobilePhone: undefined, howYouFoundUs: undefined }],
  ['invisible', { lastName: '\u200b', mobilePhone: ' ', howYouFoundUs: '\n' }],
])('The mail leaves out an optional field whose value is %s', (_name, fields) => {
  const message = parse(fields);
  expect(invalidFields(message)).toEqual([]);
  expect(compose(message)).toMatchObject({
    subject: 'New contact message from Layla',
    text: mailStart + mailEnd,
  });
});

test('A mail omits fields that a stored message does not have', () => {
  const message = {
    ...contactMessage,
    lastName: '',
    mobilePhone: undefined,
    howYouFoundUs: undefined,
  };
  expect(compose(message).text).toBe(mailStart + mailEnd);
});

test('A mail has one-line text beside the field name, and multi-line text below the name', () => {
  const howYouFoundUs = 'By a friend.\r\nThen by chance.';
  const message = parse({ ...blank, mobilePhone: '+44 20 7946 0000\n', howYouFoundUs });
  expect(compose(message).text).toBe(
    `${mailStart}Mobile phone: +44 20 7946 0000
${mailEnd}
How you found us:

By a friend.
Then by chance.
`,
  );
});

const accepted = ['12345', '+44 (0)20-7946/00.00', '٠١٢٣٤٥', '\u2068+961\u00a01 555\u2069'];
test.each(accepted)('The phone number %j is accepted', (mobilePhone) => {
  expect(invalidFields(parse({ mobilePhone }))).toEqual([]);
});

const refused = ['1234', '1 2 (3) 4', '12345 ext. 6', 'call me', '+++++', '12345;6'];
test.each(refused)('The phone number %j is refused', (mobilePhone) => {
  expect(invalidFields(parse({ mobilePhone }))).toEqual(['mobilePhone']);
});

test('A phone number with a letter after 99,999 digits is refused', () => {
  const mobilePhone = '1'.repeat(99_999) + 'x';
  expect(invalidFields(parse({ mobilePhone }))).toEqual(['mobilePhone']);
});

test('The function refuses the same fields as the page, for every type of field', () => {
  const names = contactFields.map(({ name }) => name);
  const messages = fc.record(Object.fromEntries(names.map((name) => [name, fieldValues])));
  const property = fc.property(messages as fc.Arbitrary<ContactMessage>, (message) => {
    const refusedByPage = contactFields.filter((field) => !isValid(field, message[field.name]));
    expect(invalidFields(parse(message))).toEqual(refusedByPage.map(({ name }) => name));
  });
  fc.assert(property, { numRuns: amounts.fuzzedInputs });
});
