import { resultAnchors } from '../../../supabase/functions/_shared/contract.ts';
import type { SendResult } from '../../content/contact.ts';

/**
 * Copies a notice from the served page. If a tool has translated the notice, the copy is translated
 * too. In the copy, a button replaces the link that closes the notice without JavaScript.
 */
export function copyNotice(result: SendResult, onDismiss: () => void): HTMLElement {
  const served = document.getElementById(resultAnchors[result]);
  if (!served) throw new Error(`The page has no #${resultAnchors[result]}.`);
  const copy = served.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'hidden', 'data-closed', 'data-enhance']) copy.removeAttribute(name);
  copy.querySelector('[data-go-back-hint]')?.remove();

  const link = copy.querySelector('[data-dismiss]');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link?.className ?? '';
  button.setAttribute('aria-label', link?.getAttribute('aria-label') ?? '');
  button.append(...(link?.childNodes ?? []));
  button.addEventListener('click', onDismiss);
  link?.replaceWith(button);
  return copy;
}
