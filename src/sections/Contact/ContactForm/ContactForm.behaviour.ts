import type { ContactMessage } from '../../../../supabase/functions/_shared/contract.ts';
import { preloadSupabase, sendContactMessage } from '../../../api/sendContactMessage.ts';
import type { Behaviour } from '../../../behaviour/Behaviour.ts';
import { dataAttribute } from '../../../behaviour/dataAttribute.ts';
import { findIn } from '../../../behaviour/findIn.ts';
import { messageSent } from '../../../behaviour/messageSent.ts';
import { hideNotices, preloadNotices, showNotice } from '../../../notices/showNotice.ts';
import { checkFields, watchFields } from './fieldErrors.ts';
import { nextPaint } from './nextPaint.ts';
import { readMessage } from './readMessage.ts';
import { hideReceipt, nameElement, receipt, receivedAt, showReceipt } from './showReceipt.ts';

const states = ['idle', 'sending', 'failed'] as const;

type FormState = (typeof states)[number];

/** On each label: the state in which the form shows it. */
export const shownWhile = dataAttribute<FormState>('data-shown-while');

/** On the area around the button. */
export const submitArea = dataAttribute('data-submit-area');

/** Time in ms after a success in which the form ignores a submit, unless a field has changed. */
const pauseMs = 1_000;

/**
 * Sends the contact form and shows the outcome (FORM-5 to FORM-7). A success clears the fields, and
 * a failure keeps their values. Translation tools and browser extensions may replace elements, so
 * this code looks up fields and labels before each use.
 */
export const contactForm: Behaviour = (element, { signal }) => {
  const form = element as HTMLFormElement;
  // The browser's own message would cover our errors below the fields.
  form.noValidate = true;
  /** Prevents a second request while the first one is running. */
  let isSending = false;
  /** True for a moment after a success, until the visitor changes a field. */
  let isJustCleared = false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The second click of a double click must not show errors in the cleared fields.
    if (isSending || isJustCleared || !checkFields(form)) return;
    isSending = true;
    send(form)
      .then(
        (message) => {
          isJustCleared = true;
          setTimeout(() => (isJustCleared = false), pauseMs);
          showSuccess(form, message);
        },
        (error: unknown) => showFailure(form, error),
      )
      // The message may be stored, so an error here must not show the failure notice.
      .catch((error: unknown) => console.error('The result could not be shown:', error))
      .finally(() => (isSending = false));
  };

  form.addEventListener('focusin', preload, { once: true, signal });
  form.addEventListener('input', () => (isJustCleared = false), { signal });
  form.addEventListener('submit', submit, { signal });
  signal.addEventListener('abort', () => {
    hideNotices();
    hideReceipt(form);
    form.noValidate = false;
    setMessageSent(false);
  });
  watchFields(form, signal);
  checkParts(form);
};

/** Throws if a part is missing. This is last, because the form must still send messages then. */
function checkParts(form: HTMLFormElement): void {
  for (const state of states) findIn(form, shownWhile.selectorFor(state));
  findIn(form, submitArea.selector);
  for (const part of [nameElement, receivedAt.selector]) {
    findIn(form, `${receipt.selector} ${part}`);
  }
}

function preload(): void {
  preloadSupabase();
  preloadNotices();
}

/** Sends the message and clears the fields. A failure keeps their values. */
async function send(form: HTMLFormElement): Promise<ContactMessage> {
  let focused = document.activeElement;
  const message = readMessage(form);
  preload();
  hideNotices();
  setMessageSent(false);
  // A disabled button would lose the focus, and screen readers would read the landmarks again.
  if (focused instanceof HTMLButtonElement) holdFocus(form);
  setState(form, 'sending');
  try {
    // The button must look disabled before the request starts.
    await nextPaint();
    await sendContactMessage(message);
    // Otherwise, Firefox reports the reset as a change when the focus leaves a field.
    if (document.activeElement?.matches('input, textarea')) {
      focused = document.activeElement;
      holdFocus(form);
    }
    form.reset();
    return message;
  } finally {
    setState(form, 'idle');
    restoreFocus(form, focused);
  }
}

function showSuccess(form: HTMLFormElement, message: ContactMessage): void {
  setMessageSent(true);
  showNotice('sent');
  showReceipt(form, message);
}

function showFailure(form: HTMLFormElement, error: unknown): void {
  console.error('The message could not be sent:', error);
  setState(form, 'failed');
  // A receipt for an earlier message would contradict the notice.
  hideReceipt(form);
  showSubmitArea(form);
  showNotice('failed');
}

/** Fields are read-only during sending, because a success would also clear newly typed text. */
function setState(form: HTMLFormElement, state: FormState): void {
  const isSending = state === 'sending';
  for (const control of form.elements) {
    if (control instanceof HTMLButtonElement) control.disabled = isSending;
    else (control as HTMLInputElement).readOnly = isSending;
  }
  for (const label of form.querySelectorAll<HTMLElement>(shownWhile.selector)) {
    label.hidden = !label.matches(shownWhile.selectorFor(state));
  }
}

const submitAreaOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>(submitArea.selector);

/** Scrolls to the words below the button. Does nothing if the form is off screen. */
function showSubmitArea(form: HTMLFormElement): void {
  const { top, bottom } = form.getBoundingClientRect();
  if (bottom > 0 && top < window.innerHeight)
    submitAreaOf(form)?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the area around the button, from where Tab continues to the next link. */
function holdFocus(form: HTMLFormElement): void {
  submitAreaOf(form)?.focus({ preventScroll: true });
}

/** Restores the focus, unless the visitor has moved it. */
function restoreFocus(form: HTMLFormElement, focused: Element | null): void {
  const isHeld = [submitAreaOf(form), document.body].includes(
    document.activeElement as HTMLElement,
  );
  if (isHeld && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function setMessageSent(isSent: boolean): void {
  document.documentElement.toggleAttribute(messageSent.attribute, isSent);
}
