/**
 * Attributes of a link that leaves the site. It opens a new tab that has no access to this one.
 * NewTabNote renders the description once on each page.
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
