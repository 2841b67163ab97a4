import { dataAttribute } from '../behaviour/dataAttribute.ts';

/** On each text of a notice that screen readers say. */
export const announced = dataAttribute('data-announced');

/** Returns the id of the live region for a served notice. */
export const announcerIdOf = (noticeId: string) => `${noticeId}-announcement`;

/** Makes screen readers say the title and the description of a notice, as one text. */
export function announce(notice: HTMLElement): void {
  const parts = [...notice.querySelectorAll(announced.selector)];
  write(notice.id, parts.map(({ textContent }) => textContent).join(' '));
}

/** Empties the live region, so that the same text is announced again the next time. */
export const clearAnnouncement = (notice: HTMLElement): void => write(notice.id, '');

function write(noticeId: string, text: string): void {
  const region = document.getElementById(announcerIdOf(noticeId));
  if (region) region.textContent = text;
}
