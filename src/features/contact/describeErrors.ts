import { visibleCharacter } from '../../../supabase/functions/_shared/contract.ts';
import type { Enhancement } from '../Enhancement.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Special spaces and zero-width characters, which a copied e-mail address may contain. */
const invisible = /(?! )[\p{Z}\p{Cf}]/gu;

/** When a field changes to an invalid value, shows the field's error until the value is valid. */
export const describeErrors: Enhancement = (form, { signal }) => {
  form.addEventListener('change', ({ target }) => checkField(target as Control), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const control = target as Control;
      if (control.hasAttribute('aria-invalid')) checkField(control);
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
  const error = document.getElementById(`${control.id}-error`);
  // A textarea has no `pattern`, so the browser accepts a value that contains only white space.
  if (control.matches('textarea:required')) {
    const isBlank = !new RegExp(visibleCharacter, 'u').test(control.value);
    control.setCustomValidity(isBlank ? 'Blank' : '');
  }
  const visible = control.value.replaceAll(invisible, '');
  if (control.type === 'email' && visible !== control.value) control.value = visible;
  const { valid } = control.validity;
  error?.toggleAttribute('data-shown', !valid);
  if (valid) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  } else {
    control.setAttribute('aria-invalid', 'true');
    if (error) control.setAttribute('aria-describedby', error.id);
  }
  return valid;
}
