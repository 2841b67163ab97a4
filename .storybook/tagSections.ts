import type { Indexer, IndexInput } from 'storybook/internal/types';
import { clauses } from '../stories/coverage/clauses.ts';

/** Tags each story with the sections of the specification whose clauses it proves. */
export function tagSections(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      return inputs.map((input) => ({
        ...input,
        tags: [...(input.tags ?? []), ...tagsOf(input)],
      }));
    },
  };
}

function tagsOf({ __id: id = '' }: IndexInput): string[] {
  const proved = clauses.filter(({ stories = [] }) => stories.includes(id));
  return [...new Set(proved.map(({ section }) => `section-${section}`))];
}
