import type { Enhancement } from '../Enhancement.ts';

/** Tells assistive technology that a field is invalid, and links it with the error below it. */
export const describeErrors: Enhancement = (form, { signal }) => {
  const show = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (control.validity.valid) return;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.id}-error`);
  };
  const clear = ({ target }: Event) => {
    const control = target as HTMLInputElement;
    if (!control.validity.valid) return;
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  };
  form.addEventListener('invalid', show, { capture: true, signal });
  form.addEventListener('change', show, { signal });
  form.addEventListener('input', clear, { signal });
};
