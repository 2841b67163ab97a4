import { matchesGlob } from 'node:path';

/**
 * Whether a pattern matches the story id (`button--primary`) or the name of a screenshot
 * (`button--primary/narrow-dark`). `*` matches any text without a slash. Without patterns,
 * returns true.
 */
export function matches(name: string, patterns: string[]): boolean {
  const [story = ''] = name.split('/');
  const isMatch = (pattern: string) => matchesGlob(name, pattern) || matchesGlob(story, pattern);
  return patterns.length === 0 || patterns.some(isMatch);
}
