/**
 * Attributes for a link to another site. The link opens in a new tab, which has no access to the
 * old tab. `aria-describedby` refers to `NewTabNote`, which each page renders once.
 */
export function externalLink(href: string) {
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-describedby': newTabNoteId,
  } as const;
}

/** Attributes for a link to a page of this site or of another site. */
export function linkTo(href: string) {
  return /^https?:/.test(href) ? externalLink(href) : { href };
}

export const newTabNoteId = 'new-tab-note';
