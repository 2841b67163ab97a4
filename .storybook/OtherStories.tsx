import {
  Canvas,
  Description,
  DocsContext,
  Heading,
  Subheading,
} from '@storybook/addon-docs/blocks';
import { Fragment, useContext } from 'react';

/** Every story of a component but its first. */
export function OtherStories() {
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories()
    .slice(1)
    .filter(({ tags }) => tags.includes('autodocs'));
  if (stories.length === 0) return null;
  return (
    <>
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
