import type { Guide } from '../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The fixed bar: the way home, to each section, to the templates, and to a booking.',
  do: [
    'Use onHero above the hero’s sky, plain everywhere else.',
    'Give `homeHref` on pages that are not the home page.',
  ],
  dont: [
    'Add an item without looking at the room that the bar asks for: where it lacks, the menu begins.',
    'Hide the booking in the menu.',
  ],
  tokens: {
    'palette.sky.bar': 'background above the hero, once scrolled',
    'palette.appBar': 'background past the hero',
    'palette.shadow.appBar': 'shadow once scrolled',
    'palette.sky.on': 'text above the sky',
    'palette.background.paper': 'background of the menu',
    'palette.shadow.overlay': 'shadow of the menu',
    'palette.scrim': 'over the page behind the menu',
    'palette.primary.main': 'the current section in the menu',
    'radius.medium': 'corners of the menu',
  },
  states: [
    'At the top: clear. Scrolled: dark as long as the hero is there. Past it: filled.',
    'The booking stands out from the hero’s own, and takes its place once that is gone.',
    'Larger text: the menu, as soon as the items have no room in one line.',
    'Browsers without container queries: the menu at every width.',
    'The current section is marked.',
    'Narrow: a menu that its button, a choice, Escape or a click outside closes.',
    'Without script: dark at every position; the menu opens and closes all the same.',
  ],
  accessibility: [
    'A navigation with a name, in a banner.',
    'The menu is a `details`; its button says what it does.',
    'Escape closes it and leads back to its button.',
    'Targets are 44 px in the bar and 48 px in the menu.',
  ],
  code: `import { navigation } from '../../content/navigation.ts';
import { Navigation } from '../Navigation/Navigation.tsx';

<Navigation content={navigation} tone="onHero" />`,
};
