import { dataAttribute } from '../../../behaviour/dataAttribute.ts';
import type { ContactMessage } from '../../../../supabase/functions/_shared/contract.ts';
import { showAnswerTime } from '../../../components/AnswerTime/AnswerTime.behaviour.ts';
import { showTime } from '../../../components/LocalTime/LocalTime.behaviour.ts';
import { now } from '../../../time/now.ts';

/** On the form while the receipt replaces its heading. */
export const receiptShown = dataAttribute('data-receipt-shown');

export const receipt = dataAttribute('data-receipt');

/** On the element for the time of the message. */
export const receivedAt = dataAttribute('data-received-at');

/** On the element for the time by which the agency answers. */
export const answerBy = dataAttribute('data-answer-by');

/** The element for the visitor's first name, which may have another writing direction. */
export const nameElement = 'bdi';

/**
 * Shows the receipt above the fields. Screen readers announce the notice about the sent message, so
 * the receipt is not a live region. A translation tool may have removed the name and time elements.
 */
export function showReceipt(form: HTMLFormElement, { firstName }: ContactMessage): void {
  const sheet = form.querySelector<HTMLElement>(receipt.selector);
  if (!sheet) return;
  const name = sheet.querySelector(nameElement);
  const time = sheet.querySelector<HTMLElement>(receivedAt.selector);
  const answer = sheet.querySelector<HTMLElement>(answerBy.selector);
  if (name) name.textContent = firstName.trim();
  try {
    // These calls throw if a tool has set an invalid language tag.
    if (time) showTime(time, now());
    if (answer) showAnswerTime(answer, now());
  } finally {
    // The texts must be complete, because the page scrolls by the height of the receipt.
    openInView(sheet, form);
  }
}

export function hideReceipt(form: HTMLFormElement): void {
  form.removeAttribute(receiptShown.attribute);
}

/**
 * Shows the receipt. Scrolls to the receipt if the form is in view. Otherwise, keeps all visible
 * content in place.
 */
function openInView(sheet: HTMLElement, form: HTMLFormElement): void {
  const before = form.getBoundingClientRect();
  form.setAttribute(receiptShown.attribute, '');
  if (before.bottom < 0) {
    const moved = form.getBoundingClientRect().bottom - before.bottom;
    window.scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
  // At the top of the window, the receipt and the button are above the notice. A visitor who has
  // zoomed in sees the start of the text.
  if (before.top < window.innerHeight) sheet.scrollIntoView({ inline: 'start' });
}
