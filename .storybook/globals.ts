import type { Preview } from '@storybook/react-vite';
import { locale } from '../src/content/locale.ts';

export type Globals = Record<string, unknown>;

/** The text sizes of the toolbar. Their names stand in addresses, where no percent sign may. */
const textSizes: Record<string, string> = { normal: '100%', large: '150%', double: '200%' };

/** What the toolbar offers. Each value stands on the root element, where theme and browser read it. */
export const globalTypes = {
  colorScheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Text 100%' },
        { value: 'large', title: 'Text 150%' },
        { value: 'double', title: 'Text 200%' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      title: 'Motion',
      items: [
        { value: 'system', title: 'System motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  media: {
    description: 'Medium: contrast, forced colours, paper',
    toolbar: {
      icon: 'contrast',
      title: 'Medium',
      items: [
        { value: 'system', title: 'Screen' },
        { value: 'contrast', title: 'More contrast' },
        { value: 'forced', title: 'Forced colours (an approximation)' },
        { value: 'print', title: 'Print' },
      ],
    },
  },
  grid: {
    description: 'Layout grid',
    toolbar: {
      icon: 'component',
      title: 'Grid',
      items: [
        { value: 'off', title: 'No grid' },
        { value: 'on', title: 'Layout grid of 12 columns' },
      ],
    },
  },
  compare: {
    description: 'Side by side',
    toolbar: {
      icon: 'sidebyside',
      title: 'Side by side',
      items: [
        { value: 'off', title: 'One story' },
        { value: 'schemes', title: 'Light and dark, side by side' },
        { value: 'widths', title: '390, 768 and 1440 px, side by side' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

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
  /* `preview-head.html` set it, until the theme's own styles are there. */
  root.style.colorScheme = '';
  root.dataset['colorScheme'] = colorScheme;
  root.dataset['motion'] = motion;
  root.dataset['media'] = media;
}
