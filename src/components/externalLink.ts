/**
 * Attributes of a link to another site. The link opens a new tab, which has no access to the old
 * tab. `aria-describedby` refers to the text of NewTabNote, which each page has once.
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
