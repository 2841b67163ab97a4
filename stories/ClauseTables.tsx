import { styled } from '@mui/material/styles';
import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import specification from '../docs/specification.md?raw';

/** The part of an entry in Storybook's `index.json` that the tables use. */
interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

/** Keeps each clause id on one line. */
const Tables = styled('div')({ '& td:first-of-type': { whiteSpace: 'nowrap' } });

const clauseRow = /^\| ([A-Z]+-\d+) \|.*(?= \|$)/gm;

/**
 * In each clause's row, adds links to the stories that have the clause's id as a tag. If no story
 * has the tag, adds a note.
 */
function withLinks(stories: IndexEntry[]): string {
  return specification.replaceAll(clauseRow, (row, clause: string) => {
    const links = stories
      .filter(({ tags }) => tags?.includes(clause))
      .map(({ id, title, name }) => `[${title.split('/').at(-1)}: ${name}](?path=/story/${id})`);
    if (links.length === 0 && stories.length > 0) links.push('Tested without a story');
    return [row, ...links].join('<br />');
  });
}

/** Shows the specification, with links from each clause to its stories. */
export function ClauseTables() {
  const [stories, setStories] = useState<IndexEntry[]>([]);
  useEffect(() => {
    async function loadStories() {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
      setStories(Object.values(entries).filter(({ type }) => type === 'story'));
    }
    void loadStories();
  }, []);
  return (
    <Tables>
      <Markdown>{withLinks(stories)}</Markdown>
    </Tables>
  );
}
