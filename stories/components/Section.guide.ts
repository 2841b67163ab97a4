import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A band of the page: a named landmark that a link can lead to.',
  do: [
    'Use dawn and dusk once each: the sky is seen again, and stays rare.',
    'Name it by its heading.',
  ],
  dont: ['Nest one in another.', 'Give it a background of its own.'],
  tokens: { 'palette.sky.dawn': 'dawn', 'palette.sky.gradient': 'dusk' },
  states: [
    'Plain.',
    'Dawn: the morning comes out of the page and goes back into it. Dusk: the evening, before the next section.',
    'Reached by a link: it takes focus.',
    'Coming into view: its content rises, where the system allows motion.',
  ],
  accessibility: [
    'A region, named by its heading.',
    'It takes focus when a link leads to it, so that the next Tab goes on from there.',
    'Only the place moves on entering, never the opacity: what is half in view can be read.',
  ],
  code: `import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

<Section id="prices" labelledBy="prices-heading" tone="dawn">
  <SectionHeading id="prices-heading" eyebrow="Prices" heading="What it costs." />
</Section>`,
};
