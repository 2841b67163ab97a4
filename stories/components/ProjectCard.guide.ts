import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'One project: what it is, what came of it, whose it is, and the way to something like it.',
  do: [
    'State the result as a figure; where there is none, in words.',
    'Say of the client the country and no more.',
    'Give each project a gradient and a miniature of its own.',
    'Let one project lead: the one whose screen you would show first.',
  ],
  dont: ['Write more than two lines of description.', 'Add a second link.', 'Name the client.'],
  tokens: {
    'palette.divider': 'line above the client',
    'palette.primary.main': 'Book',
    'palette.text.secondary': 'type and client',
    'typography.h3': 'name',
    'typography.body2': 'description',
  },
  states: [
    'In view, hovered, or with its Book link focused: the miniature plays its scene once, and rests.',
    'Its Book link focused: the ring is around the link.',
    'Lead: on its gradient, its screen drawn large; accent marks Book.',
    'Card: the screen above the words, or beside them below a laptop.',
    'Line: a row under a hairline, in columns on a wide screen.',
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
