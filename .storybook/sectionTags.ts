import { clauses } from '../stories/coverage/clauses.ts';

/** Returns a tag for each section of the specification whose clauses the story proves. */
export function sectionTags(storyId: string): string[] {
  const proved = clauses.filter(({ stories = [] }) => stories.includes(storyId));
  return [...new Set(proved.map(({ section }) => `section-${section}`))];
}
