import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import specification from '../docs/specification.md?raw';

/** A story as Storybook's `index.json` lists it. */
interface StoryEntry {
  id: string;
  title: string;
  name: string;
  tags: string[];
}

const clauseRow = /^\| ([A-Z]+-\d+) \|.*(?= \|$)/gm;

/** Appends links to the stories that prove a clause to the row of the clause. */
function withLinks(stories: StoryEntry[]): string {
  return specification.replaceAll(clauseRow, (row, clause: string) => {
    const links = stories
      .filter(({ tags }) => tags.includes(clause))
      .map(({ id, title, name }) => `[${title.split('/').at(-1)}: ${name}](?path=/story/${id})`);
    return [row, ...links].join('<br />');
  });
}

/** The specification, with links to the stories that prove each clause. */
export function ClauseTables() {
  const [stories, setStories] = useState<StoryEntry[]>([]);
  useEffect(() => {
    async function loadStories() {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Record<string, StoryEntry> };
      setStories(Object.values(entries));
    }
    void loadStories();
  }, []);
  return <Markdown>{withLinks(stories)}</Markdown>;
}
