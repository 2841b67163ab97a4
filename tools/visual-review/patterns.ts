/**
 * Whether a pattern matches the story id (`sections-hero--default`) or the name of a screenshot
 * (`sections-hero--default/phone-dark`). `*` matches any text. Without patterns, returns true.
 */
export function matches(name: string, patterns: string[]): boolean {
  const [story = ''] = name.split('/');
  const isMatch = (pattern: string) => {
    const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`));
    const whole = new RegExp(`^${parts.join('.*')}$`);
    return whole.test(name) || whole.test(story);
  };
  return patterns.length === 0 || patterns.some(isMatch);
}
