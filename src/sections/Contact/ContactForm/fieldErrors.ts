import {
  cleanAddress,
  contactFields,
  isValid,
} from '../../../../supabase/functions/_shared/contract.ts';
import { dataAttribute } from '../../../behaviour/dataAttribute.ts';
import { findIn } from '../../../behaviour/findIn.ts';
import { findExcess } from './findExcess.ts';
import { readMessage } from './readMessage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** On an error while the script shows it. */
export const errorShown = dataAttribute('data-error-shown');

/** On each text of an error: the fault that it describes. */
export const fault = dataAttribute<'invalid' | 'tooLong'>('data-fault');

/** On the number of characters to remove from a text that is too long. */
export const excess = dataAttribute('data-excess');

/** Returns the id of the error for a field. */
export const errorIdOf = (fieldId: string) => `${fieldId}-error`;

/**
 * When a field changes to an invalid value, shows the field's error until the value is valid.
 * @throws if an element for an error is missing.
 */
export function watchFields(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener('change', ({ target }) => checkField(target as Control), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const control = target as Control;
      if (control.getAttribute('aria-invalid') === 'true') checkField(control);
    },
    { signal },
  );
  for (const { id } of controlsOf(form)) {
    const error = findIn(form, `#${errorIdOf(id)}`);
    findIn(error, fault.selectorFor('invalid'));
    findIn(error, `${fault.selectorFor('tooLong')} ${excess.selector}`);
  }
}

/** Shows all errors, and focuses the first invalid field. @returns whether all fields are valid. */
export function checkFields(form: HTMLFormElement): boolean {
  const invalid = controlsOf(form).filter((control) => !checkField(control));
  const [first] = invalid;
  first?.focus();
  // In some browsers, a field that receives focus stays behind the fixed navigation bar.
  first?.scrollIntoView({ block: 'nearest' });
  return invalid.length === 0;
}

/** Returns the fields, without hidden inputs and inputs that a browser extension has added. */
function controlsOf(form: HTMLFormElement): Control[] {
  const controls = [...form.querySelectorAll<Control>('input, textarea')];
  return controls.filter((control) => contactFields.some(({ name }) => name === control.name));
}

/** Shows or hides the error below a field, and links the error to the field for screen readers. */
function checkField(control: Control): boolean {
  const field = contactFields.find(({ name }) => name === control.name);
  if (!field) return true;
  const address = cleanAddress(control.value);
  if (field.type === 'email' && address !== control.value) control.value = address;
  const error = document.getElementById(errorIdOf(control.id));
  const tooMuch = control.form && findExcess(readMessage(control.form));
  const isTooLong = tooMuch?.name === field.name;
  const hasError = isTooLong || !isValid(field, control.value);
  if (isTooLong) showExcess(error, tooMuch.characters);
  for (const text of error?.querySelectorAll<HTMLElement>(fault.selector) ?? []) {
    text.hidden = isTooLong !== text.matches(fault.selectorFor('tooLong'));
  }
  error?.toggleAttribute(errorShown.attribute, hasError);
  control.setAttribute('aria-invalid', String(hasError));
  if (hasError && error) control.setAttribute('aria-describedby', error.id);
  else control.removeAttribute('aria-describedby');
  return !hasError;
}

function showExcess(error: HTMLElement | null, characters: number): void {
  const number = error?.querySelector(excess.selector);
  const language = error?.closest<HTMLElement>('[lang]')?.lang;
  if (number) number.textContent = new Intl.NumberFormat(language).format(characters);
}
