import fc from 'fast-check';
import {
  contactFields,
  type ContactMessage,
  type FieldRule,
  isValid,
  maxBodyBytes,
  patternFor,
} from '../../supabase/functions/_shared/contract.ts';
import { home } from '../../src/content/en/home.ts';
import { locale } from '../../src/content/en/locale.ts';
import { invalidFields, parseJson } from '../../supabase/functions/send-contact-email/message.ts';
import { fieldValues } from '../support/fieldValues.ts';
import { contactMessage, formOn, noticesOn, serveContact } from './support/form.ts';
import { describe, expect, test } from './support/test.ts';

const { contact } = home;

const names = contactFields.map(({ name }) => name);

const anyText = String.raw`[\s\S]*`;

/* Values travel as JSON text, because a lone surrogate would not arrive otherwise. */
const sample = <T>(values: fc.Arbitrary<T>) => JSON.stringify(fc.sample(values, 2_000));

describe('the page and the contact function refuse the same values', () => {
  test('in the form', async ({ open }) => {
    const messages = fc.record(Object.fromEntries(names.map((name) => [name, fieldValues])));
    const page = await open();
    const checked = await page.evaluate((json) => {
      const form = document.querySelector<HTMLFormElement>('#contact form')!;
      const results = (JSON.parse(json) as Record<string, string>[]).map((message) => {
        const refused = Object.entries(message).filter(([name, value]) => {
          const control = form.elements.namedItem(name) as HTMLInputElement;
          control.value = value;
          control.dispatchEvent(new Event('change', { bubbles: true }));
          return control.getAttribute('aria-invalid') === 'true';
        });
        const sent = Object.fromEntries(new FormData(form));
        return { message, sent, refused: refused.map(([name]) => name) };
      });
      return JSON.stringify(results);
    }, sample(messages));
    const results = JSON.parse(checked) as { sent: ContactMessage; refused: string[] }[];
    const refusals = results.filter(({ refused }) => refused.length > 0);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.length).toBeLessThan(results.length);
    expect(
      results.filter(({ sent, refused }) => {
        return invalidFields(parseJson(JSON.stringify(sent))).join() !== refused.join();
      }),
    ).toEqual([]);
  });

  for (const type of ['text', 'tel', 'email'] as const)
    for (const required of [true, false]) {
      const field: FieldRule = { type, required };
      test(`in a ${required ? 'required' : 'optional'} ${type} field without JavaScript`, async ({
        open,
      }) => {
        const page = await open();
        const checked = await page.evaluate(
          ({ json, ...attributes }) => {
            const control = Object.assign(document.createElement('input'), attributes);
            const check = (text: string) => {
              control.value = text;
              return { value: control.value, isAccepted: control.validity.valid };
            };
            return JSON.stringify((JSON.parse(json) as string[]).map(check));
          },
          { json: sample(fieldValues), type, required, pattern: patternFor(field) ?? anyText },
        );
        const results = JSON.parse(checked) as { value: string; isAccepted: boolean }[];
        // The function accepts copied addresses with invisible characters. The browser does not.
        const wrong = results.filter(({ value, isAccepted }) =>
          type === 'email'
            ? isAccepted && !isValid(field, value)
            : isAccepted !== isValid(field, value),
        );
        expect(wrong).toEqual([]);
      });
    }
});

describe('a text that is too long to send', () => {
  const room = maxBodyBytes - JSON.stringify({ ...contactMessage, projectDetails: '' }).length;
  const number = new Intl.NumberFormat(locale.language);

  for (const [character, bytes] of [
    ['a', 1],
    ['"', 2],
    ['字', 3],
    ['👩', 4],
  ] as const)
    test(`shows how many characters to remove, for example ${character}`, async ({ open }) => {
      const page = await open();
      const form = formOn(page);
      const { bodies } = await serveContact(page);
      const most = Math.floor(room / bytes);
      const excess = 1_234;
      const details = form.field('projectDetails');
      const enter = (characters: number) =>
        details.evaluate((control: HTMLTextAreaElement, text) => {
          control.value = text;
          control.dispatchEvent(new Event('input', { bubbles: true }));
        }, character.repeat(characters));
      await form.complete();
      await enter(most + excess);
      await form.button.click();
      const error = page.getByText(`${contact.form.tooLong} ${number.format(excess)}`);
      await error.waitFor();
      const isFocused = details.and(page.locator(':focus'));
      expect(await isFocused.getAttribute('aria-describedby')).toBe(
        await error.locator('..').getAttribute('id'),
      );
      expect(await details.inputValue()).toBe(character.repeat(most + excess));
      await enter(most + 1);
      await page.getByText(`${contact.form.tooLong} 1`, { exact: true }).waitFor();
      expect(bodies).toEqual([]);

      await enter(most);
      await error.waitFor({ state: 'hidden' });
      await form.button.click();
      await noticesOn(page).sent.waitFor();
      expect(bodies).toEqual([{ ...contactMessage, projectDetails: character.repeat(most) }]);
    });
});
