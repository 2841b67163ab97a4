import { createHash } from 'node:crypto';

/** emotion inserts empty style tags and fills them through the CSSOM: all that they hold is ''. */
const emptyText = '';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function allMatches(pages: string[], pattern: RegExp): string[] {
  return pages.flatMap((page) => [...page.matchAll(pattern)].map(([, found = '']) => found));
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

/**
 * The policy of the site, read off the pages as they were prerendered: no style but theirs, and no
 * service but the one to which their forms are posted.
 */
export function contentSecurityPolicy(pages: string[]): string {
  const styles = unique(
    [...allMatches(pages, /<style[^>]*>(.*?)<\/style>/gs), emptyText].map(hash),
  );
  const services = unique(allMatches(pages, /<form[^>]*\saction="(https?:\/\/[^"/]+)/g));
  const ours = ["'self'", ...services].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${ours}`,
    `form-action ${ours}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
