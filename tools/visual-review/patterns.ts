/**
 * Whether a pattern matches a screenshot: its story (`sections-hero--default`), its name
 * (`sections-hero--default/phone-dark`) or with `*` (`sections-hero--*`). No pattern matches all.
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
