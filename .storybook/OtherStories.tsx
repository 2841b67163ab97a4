import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';
import { previewOf } from './previewOf.ts';

/** The stories of other files that stand under the same entry of the sidebar: what visitors bring about. */
function StoriesOfOtherFiles() {
  const { componentStories } = useContext(DocsContext);
  const own = componentStories();
  const ids = new Set(own.map(({ id }) => id));
  const entries = Object.values(previewOf(window)?.storyStoreValue?.storyIndex.entries ?? {});
  const others = entries.filter(
    ({ id, type, title }) => type === 'story' && title === own[0]?.title && !ids.has(id),
  );
  if (others.length === 0) return null;
  return (
    <>
      <Heading>Stories that play</Heading>
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every story of a component but its first. */
export function OtherStories() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .slice(1)
    .filter(({ tags }) => tags.includes('autodocs'));
  if (stories.length === 0) return null;
  return (
    <>
      <StoriesOfOtherFiles />
      <Heading>Other stories</Heading>
      {stories.map(({ id, name, moduleExport, playFunction }) => (
        <Fragment key={id}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          {playFunction ? (
            <p>
              Shown as it begins.{' '}
              <a href={`./?path=/story/${id}`} target="_top">
                Open it to see it play
              </a>
              .
            </p>
          ) : null}
          <Canvas of={moduleExport} />
        </Fragment>
      ))}
    </>
  );
}
