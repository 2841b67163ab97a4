import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'One project: what it is, what came of it, whose it is, and the way to something like it.',
  do: [
    'State the result as a figure.',
    'Say of the client the country and no more.',
    'Give each project a gradient and a miniature of its own.',
  ],
  dont: ['Write more than two lines of description.', 'Add a second link.', 'Name the client.'],
  tokens: {
    'palette.shadow.card': 'at rest',
    'palette.shadow.cardHovered': 'hovered',
    'palette.divider': 'line above the result',
    'palette.text.secondary': 'type and client',
    'typography.h3': 'name',
    'typography.body2': 'description',
    'typography.result': 'result',
  },
  states: [
    'Hovered: it rises by 4 px within 240 ms.',
    'Focused by the keyboard: the ring is around the whole card.',
    'Its Book link focused: the ring is around the link.',
    'Narrow: the title stands beside the miniature.',
  ],
  accessibility: [
    'An article; its title is a button whose target is the whole card.',
    'Book is short to the eye and whole to a screen reader, and opens a new tab, which is said.',
    'The miniature is hidden from screen readers.',
  ],
  code: `import { ProjectCard } from '../../components/ProjectCard.tsx';
import { portfolio } from '../../content/portfolio.ts';

portfolio.items.map((project) => (
  <ProjectCard key={project.name} project={project} clientLabel={portfolio.clientLabel} />
));`,
};
