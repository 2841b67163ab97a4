import {
  cleanAddress,
  contactFields,
  isValid,
} from '../../../../supabase/functions/_shared/contract.ts';
import type { Enhancement } from '../../../behaviour/Behaviour.ts';
import { findExcess } from './findExcess.ts';
import { readMessage } from './readMessage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** When a field changes to an invalid value, shows the field's error until the value is valid. */
export const describeErrors: Enhancement = (form, { signal }) => {
  form.addEventListener('change', ({ target }) => checkField(target as Control), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const control = target as Control;
      if (control.getAttribute('aria-invalid') === 'true') checkField(control);
    },
    { signal },
  );
};

/** Shows all errors, and focuses the first invalid field. @returns whether all fields are valid. */
export function checkFields(form: HTMLFormElement): boolean {
  const controls = [...form.querySelectorAll<Control>('input, textarea')];
  const invalid = controls.filter((control) => !checkField(control));
  const [first] = invalid;
  first?.focus();
  // In some browsers, a field that receives focus stays behind the fixed navigation bar.
  first?.scrollIntoView({ block: 'nearest' });
  return invalid.length === 0;
}

/** Shows or hides the error below a field, and links the error to the field for screen readers. */
function checkField(control: Control): boolean {
  const field = contactFields.find(({ name }) => name === control.name);
  if (!field) return true;
  const address = cleanAddress(control.value);
  if (field.type === 'email' && address !== control.value) control.value = address;
  const error = document.getElementById(`${control.id}-error`);
  const excess = control.form && findExcess(readMessage(control.form));
  const isTooLong = excess?.name === field.name;
  const hasError = isTooLong || !isValid(field, control.value);
  if (isTooLong) showExcess(error, excess.characters);
  for (const text of error?.querySelectorAll<HTMLElement>('[data-fault]') ?? []) {
    text.hidden = isTooLong !== (text.dataset['fault'] === 'tooLong');
  }
  error?.toggleAttribute('data-shown', hasError);
  control.setAttribute('aria-invalid', String(hasError));
  if (hasError && error) control.setAttribute('aria-describedby', error.id);
  else control.removeAttribute('aria-describedby');
  return !hasError;
}

function showExcess(error: HTMLElement | null, characters: number): void {
  const number = error?.querySelector('[data-excess]');
  const language = error?.closest<HTMLElement>('[lang]')?.lang;
  if (number) number.textContent = new Intl.NumberFormat(language).format(characters);
}
