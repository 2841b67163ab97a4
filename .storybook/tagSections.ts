import type { Indexer } from 'storybook/internal/types';
import { clauses } from '../stories/coverage/clauses.ts';

/** Tags each story with the sections of the specification whose clauses it proves. */
export function tagSections(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input) => ({
        ...input,
        tags: [...(input.tags ?? []), ...tagsOf(input.__id)],
      }));
    },
  };
}

function tagsOf(id: string | undefined): string[] {
  const proved = clauses.filter(({ stories = [] }) => id && stories.includes(id));
  return [...new Set(proved.map(({ section }) => `section-${section}`))];
}
