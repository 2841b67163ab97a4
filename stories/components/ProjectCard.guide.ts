import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'One project: what it is, what came of it, whose it is, and the way to something like it.',
  do: [
    'State the result as a figure; where there is none, as a feature.',
    'Say of the client the country and no more.',
    'Give each project a gradient and a miniature of its own.',
  ],
  dont: ['Write more than two lines of description.', 'Add a second link.', 'Name the client.'],
  tokens: {
    'palette.shadow.card': 'card',
    'palette.divider': 'line above the client',
    'palette.primary.main': 'Book',
    'palette.text.secondary': 'type and client',
    'typography.h3': 'name',
    'typography.body2': 'description',
  },
  states: [
    'In view, hovered, or with its Book link focused: the miniature plays its scene once, and rests.',
    'Its Book link focused: the ring is around the link.',
    'Screen above the words, or beside them on a phone and where the card spans two columns.',
  ],
  accessibility: [
    'An article with a heading. A click on it is logged and shows nothing, so it is no stop for the keyboard and has no hand.',
    'Figure and words of the result are read as one line: “Built in 6 days”.',
    'Book is short to the eye and whole to a screen reader, and opens a new tab, which is said.',
    'The miniature is hidden from screen readers.',
  ],
  code: `import { ProjectCard } from '../../components/ProjectCard.tsx';
import { portfolio } from '../../content/portfolio.ts';

portfolio.items.map((project) => (
  <ProjectCard key={project.name} project={project} clientLabel={portfolio.clientLabel} />
));`,
};
