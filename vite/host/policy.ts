import { createHash } from 'node:crypto';
import { allowedSources } from '../../src/content/allowedSources.ts';
import { listSources } from './sources.ts';

/** Emotion's style tags are empty, because Emotion adds rules through the CSSOM. */
const emptyStyle = '';

/** Path at which supabase-js renews a visitor's old session before it sends a message. */
const renewalPath = '/auth/v1/token';

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function allMatches(pages: string[], pattern: RegExp): string[] {
  return pages.flatMap((page) => [...page.matchAll(pattern)].map(([, found = '']) => found));
}

/**
 * Returns the Content Security Policy (CSP). Besides the site's files, it allows `data:` images,
 * style tags, the addresses that receive forms or renew sessions, and the sources in `allowed`.
 */
export function contentSecurityPolicy(pages: string[], allowed = allowedSources): string {
  const styles = [...allMatches(pages, /<style[^>]*>(.*?)<\/style>/gs), emptyStyle].map(hash);
  const actions = allMatches(pages, /<form[^>]*\saction="(https?:\/\/[^"]+)/g);
  const renewals = actions.map((action) => new URL(renewalPath, action).href);
  const { scripts, images, connections, frames } = listSources(allowed);
  const needsTrustedTypes = allowed.every(({ trustedTypes = true }) => trustedTypes);
  const list = (addresses: string[]) => ["'self'", ...new Set(addresses)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${list(scripts)}`,
    `style-src 'self' ${[...new Set(styles)].join(' ')}`,
    `img-src ${list(['data:', ...images])}`,
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${list([...actions, ...renewals, ...connections])}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `form-action ${list(actions)}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(needsTrustedTypes ? ["require-trusted-types-for 'script'", "trusted-types 'none'"] : []),
  ].join('; ');
}
