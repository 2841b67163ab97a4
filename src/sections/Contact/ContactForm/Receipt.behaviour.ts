import type { ContactMessage } from '../../../../supabase/functions/_shared/contract.ts';
import { showTime } from '../../../components/LocalTime/LocalTime.behaviour.ts';
import { now } from '../../../time/now.ts';

/**
 * Shows the receipt above the fields. Screen readers announce the notice about the sent message, so
 * the receipt is not a live region. A translation tool may have removed the name and time elements.
 */
export function showReceipt(form: HTMLFormElement, { firstName }: ContactMessage): void {
  const receipt = form.querySelector<HTMLElement>('[data-receipt]');
  if (!receipt) return;
  const name = receipt.querySelector('bdi');
  const time = receipt.querySelector<HTMLElement>('[data-received-at]');
  if (name) name.textContent = firstName.trim();
  openInView(receipt, form);
  // This call is last, because it throws if a tool has set an invalid language tag.
  if (time) showTime(time, now(), form.closest<HTMLElement>('[lang]')?.lang);
}

export function hideReceipt(form: HTMLFormElement): void {
  delete form.dataset['sent'];
}

/**
 * Shows the receipt. Scrolls to the receipt if the form is in view. Otherwise, keeps all visible
 * content in place.
 */
function openInView(receipt: HTMLElement, form: HTMLFormElement): void {
  const before = form.getBoundingClientRect();
  form.dataset['sent'] = '';
  if (before.bottom < 0) {
    const moved = form.getBoundingClientRect().bottom - before.bottom;
    window.scrollBy({ top: moved, behavior: 'instant' });
    return;
  }
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
  if (before.top < window.innerHeight) {
    // The bar and the notice cover a part of the window.
    const isTall = receipt.offsetHeight > visibleHeight / 2;
    receipt.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
  }
}
