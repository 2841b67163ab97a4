import type { Preview } from '@storybook/react-vite';
import { locale } from '../src/content/locale.ts';

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
        { value: '100%', title: 'Text 100%' },
        { value: '150%', title: 'Text 150%' },
        { value: '200%', title: 'Text 200%' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system has it' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  colorScheme: 'light',
  direction: locale.direction,
  textSize: '100%',
  motion: 'system',
};

/** Puts the toolbar's values where the theme and the browser look for them. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const { colorScheme, direction, textSize, motion } = { ...initialGlobals, ...globals };
  const root = document.documentElement;
  root.lang = locale.language;
  root.dir = direction;
  root.style.fontSize = textSize;
  root.dataset['colorScheme'] = colorScheme;
  root.dataset['motion'] = motion;
}
