import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';
import { preloadSupabase, sendContactMessage } from '../../services/sendContactMessage.ts';
import type { Enhancement } from '../Enhancement.ts';
import { hideNotices, preloadNotices, showNotice } from '../notifications/notices.ts';
import { checkFields } from './describeErrors.ts';
import { nextPaint } from './nextPaint.ts';
import { readMessage } from './readMessage.ts';
import { hideReceipt, showReceipt } from './showReceipt.ts';

/**
 * Sends the contact form and shows the outcome (FORM-5 to FORM-7). A success clears the fields, and
 * a failure keeps their values. Translation tools and browser extensions may replace elements, so
 * this code looks up fields and labels before each use.
 */
export const contactForm: Enhancement = (element, { signal }) => {
  const form = element as HTMLFormElement;
  // The browser's own message would cover our errors below the fields.
  form.noValidate = true;
  const preload = () => {
    preloadSupabase();
    preloadNotices();
  };
  /** Prevents a second request while the first one is running. */
  let isSending = false;

  const send = async (): Promise<ContactMessage> => {
    let focused = document.activeElement;
    const message = readMessage(form);
    preload();
    hideNotices();
    markAnswered(false);
    setState(form, 'sending');
    try {
      // The button must look disabled before the request starts.
      await nextPaint();
      await sendContactMessage(message);
      // Otherwise, Firefox reports the reset as a change when the focus leaves a field.
      if (form.contains(document.activeElement)) focused = document.activeElement;
      if (focused instanceof HTMLElement) focused.blur();
      form.reset();
      return message;
    } finally {
      setState(form, 'idle');
      restoreFocus(focused);
    }
  };

  form.addEventListener('focusin', preload, { once: true, signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (isSending || !checkFields(form)) return;
      isSending = true;
      send()
        .then(
          (message) => {
            markAnswered(true);
            showNotice('sent');
            showReceipt(form, message);
          },
          (error: unknown) => {
            console.error('The message could not be sent:', error);
            setState(form, 'failed');
            // A receipt for an earlier message would contradict the notice.
            hideReceipt(form);
            showButton(form);
            // Dismissing the notice during the next attempt must not enable the button.
            showNotice('failed', () => isSending || setState(form, 'idle'));
          },
        )
        // The message may be stored, so an error here must not show the failure notice.
        .catch((error: unknown) => console.error('The result could not be shown:', error))
        .finally(() => (isSending = false));
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    hideNotices();
    hideReceipt(form);
    form.noValidate = false;
    markAnswered(false);
  });
};

/** Fields are read-only during sending, because a success would also clear newly typed text. */
function setState(form: HTMLFormElement, state: 'idle' | 'sending' | 'failed'): void {
  const isSending = state === 'sending';
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement) control.disabled = isSending;
    else (control as HTMLInputElement).readOnly = isSending;
  }
  for (const label of form.querySelectorAll<HTMLElement>('[data-shown-while]')) {
    label.hidden = label.dataset['shownWhile'] !== state;
  }
}

/** Scrolls if the notice would cover the button. Does nothing if the button is off screen. */
function showButton(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < window.innerHeight) button?.scrollIntoView({ block: 'nearest' });
}

/** Restores the focus that the disabled button lost, unless another element now has focus. */
function restoreFocus(focused: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** Sets or removes the attribute that turns on all lights in the footer's skyline. */
function markAnswered(isSent: boolean): void {
  document.documentElement.toggleAttribute('data-message-sent', isSent);
}
