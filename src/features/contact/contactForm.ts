import type { ContactMessage } from '../../../supabase/functions/_shared/contract.ts';
import { preloadSupabase, sendContactMessage } from '../../services/sendContactMessage.ts';
import type { Enhancement } from '../Enhancement.ts';
import { hideNotices, preloadNotices, showNotice } from '../notifications/notices.ts';
import { checkFields } from './describeErrors.ts';
import { hideReceipt, showReceipt } from './showReceipt.ts';

/**
 * Sends the contact form by script and shows the outcome (FORM-5 to FORM-7). Success clears
 * the fields, failure keeps them. Fields and labels are looked up when they are needed: a translator
 * or an extension may have replaced them.
 */
export const contactForm: Enhancement = (element, { signal }) => {
  const form = element as HTMLFormElement;
  // Our own errors are below the fields. The browser's bubble would cover them.
  form.noValidate = true;
  const preload = () => {
    preloadSupabase();
    preloadNotices();
  };
  /** The disabled button alone is too late for a second click in the same frame. */
  let isSending = false;

  const send = async (): Promise<ContactMessage> => {
    const focused = document.activeElement;
    // A form without files has text alone.
    const message = Object.fromEntries(new FormData(form)) as ContactMessage;
    preload();
    hideNotices();
    markAnswered(false);
    setState(form, 'sending');
    try {
      await nextPaint();
      await sendContactMessage(message);
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
        .then((message) => {
          markAnswered(true);
          showReceipt(form, message);
          showNotice('sent');
        })
        .catch((error: unknown) => {
          console.error('The message could not be sent:', error);
          setState(form, 'failed');
          showButton(form);
          showNotice('failed', () => setState(form, 'idle'));
        })
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

/** Fields are read-only while sending: a success would clear what is typed meanwhile. */
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

/** A notice would cover the button that sends again. A visitor who has gone on stays there. */
function showButton(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  if (bottom > 0 && top < window.innerHeight) button?.scrollIntoView({ block: 'nearest' });
}

/** Resolves after the next paint: the request would delay the frame of the disabled button. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // A frame's callbacks run before its paint, a timer in them after it.
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden window paints no frame, and the visitor may have switched to another app.
    setTimeout(resolve, 100);
  });
}

/** A disabled button loses the focus. It gets the focus back, unless the visitor moved it. */
function restoreFocus(focused: Element | null): void {
  const isLost = document.activeElement === document.body;
  if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The skyline of the footer lights its windows after a sent message. */
function markAnswered(isSent: boolean): void {
  document.documentElement.toggleAttribute('data-message-sent', isSent);
}
