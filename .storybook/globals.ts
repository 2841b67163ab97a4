import type { Preview } from '@storybook/react-vite';
import { locale } from '../src/content/locale.ts';

export type Globals = Record<string, unknown>;

/** The text sizes of the toolbar. Their names stand in addresses, where no percent sign may. */
const textSizes: Record<string, string> = { normal: '100%', large: '150%', double: '200%' };

/** What the toolbar offers: the value, the title and the icon of each choice. */
const choices = {
  colorScheme: {
    description: 'Colour scheme',
    items: [
      ['light', 'Light', 'sun'],
      ['dark', 'Dark', 'moon'],
    ],
  },
  direction: {
    description: 'Direction of reading',
    items: [
      ['ltr', 'Left to right', 'alignleft'],
      ['rtl', 'Right to left', 'alignright'],
    ],
  },
  textSize: {
    description: 'Text size',
    items: [
      ['normal', 'Text 100%', 'zoomreset'],
      ['large', 'Text 150%', 'zoom'],
      ['double', 'Text 200%', 'grow'],
    ],
  },
  motion: {
    description: 'Motion',
    items: [
      ['system', 'System motion', 'play'],
      ['reduced', 'Reduced motion', 'stop'],
    ],
  },
  media: {
    description: 'Medium: contrast, forced colours, paper',
    items: [
      ['system', 'Screen', 'browser'],
      ['contrast', 'More contrast', 'contrast'],
      ['forced', 'Forced colours (an approximation)', 'eye'],
      ['print', 'Print', 'print'],
    ],
  },
  grid: {
    description: 'Layout grid',
    items: [
      ['off', 'No grid', 'component'],
      ['on', 'Layout grid of 12 columns', 'gridalt'],
    ],
  },
  compare: {
    description: 'Side by side',
    items: [
      ['off', 'One story', 'document'],
      ['schemes', 'Light and dark, side by side', 'sidebyside'],
      ['widths', '390, 768 and 1440 px, side by side', 'mobile'],
    ],
  },
} as const;

/** Icons alone, each of the choice that is made: with words, seven of them are wider than a window. */
export const globalTypes: Preview['globalTypes'] = Object.fromEntries(
  Object.entries(choices).map(([name, { description, items }]) => [
    name,
    {
      description,
      toolbar: {
        dynamicTitle: false,
        items: items.map(([value, title, icon]) => ({ value, title, icon })),
      },
    },
  ]),
);

export const initialGlobals = {
  colorScheme: 'light',
  direction: locale.direction,
  textSize: 'normal',
  motion: 'system',
  media: 'system',
  grid: 'off',
  compare: 'off',
};

/** The toolbar's values as an address has them: `colorScheme:dark;direction:rtl`. */
export function toQuery(globals: Globals): string {
  return Object.keys(initialGlobals)
    .filter((name) => typeof globals[name] === 'string')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
}

/** Puts the toolbar's values where the theme and the browser look for them. */
export function applyGlobals(globals: Globals): void {
  const { colorScheme, direction, textSize, motion, media } = { ...initialGlobals, ...globals };
  const root = document.documentElement;
  root.lang = locale.language;
  root.dir = direction;
  root.style.fontSize = textSizes[textSize] ?? '';
  /* Paper is white. Else the theme's own styles follow what `preview-head.html` had set. */
  root.style.colorScheme = media === 'print' ? 'light' : '';
  root.dataset['colorScheme'] = colorScheme;
  root.dataset['motion'] = motion;
  root.dataset['media'] = media;
}
