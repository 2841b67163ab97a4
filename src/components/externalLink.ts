/**
 * Attributes of a link that leaves the site. The link opens a new tab, which has no access to this
 * one. `aria-describedby` refers to the text of NewTabNote, which each page has once.
 */
export function externalLink(href: string) {
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-describedby': newTabNoteId,
  } as const;
}

export const newTabNoteId = 'new-tab-note';
