import { createHash } from 'node:crypto';

/** Emotion inserts empty style tags and fills them through the CSSOM. */
const emptyStyle = '';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function allMatches(pages: string[], pattern: RegExp): string[] {
  return pages.flatMap((page) => [...page.matchAll(pattern)].map(([, found = '']) => found));
}

/**
 * The policy of the site, computed from the prerendered pages: it allows their style tags and the
 * address to which their forms are posted, and no other.
 */
export function contentSecurityPolicy(pages: string[]): string {
  const styles = [...allMatches(pages, /<style[^>]*>(.*?)<\/style>/gs), emptyStyle].map(hash);
  const actions = allMatches(pages, /<form[^>]*\saction="(https?:\/\/[^"]+)/g);
  const connections = ["'self'", ...new Set(actions)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set(styles)].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connections}`,
    `form-action ${connections}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
