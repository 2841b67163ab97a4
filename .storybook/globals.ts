import type { Preview } from '@storybook/react-vite';
import { locale } from '../src/content/en/locale.ts';

export type Globals = Record<string, unknown>;

/** Font sizes for the root element. The names appear in URLs, so they have no `%`. */
const textSizes: Record<string, string> = { normal: '100%', large: '150%', double: '200%' };

type Menu = NonNullable<Preview['globalTypes']>[string];
type Items = NonNullable<Menu['toolbar']>['items'];

/** Each menu button shows only an icon, so that all buttons fit in the toolbar. */
const toMenu = (description: string, items: Items): Menu => ({
  description,
  toolbar: { dynamicTitle: false, items },
});

/** Toolbar menus. */
export const globalTypes: Preview['globalTypes'] = {
  colorScheme: toMenu('Colour scheme', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  direction: toMenu('Reading direction', [
    { value: 'ltr', title: 'Left to right', icon: 'alignleft' },
    { value: 'rtl', title: 'Right to left', icon: 'alignright' },
  ]),
  textSize: toMenu('Text size', [
    { value: 'normal', title: 'Text 100%', icon: 'zoomreset' },
    { value: 'large', title: 'Text 150%', icon: 'zoom' },
    { value: 'double', title: 'Text 200%', icon: 'grow' },
  ]),
  grid: toMenu('Layout grid', [
    { value: 'off', title: 'No grid', icon: 'component' },
    { value: 'on', title: 'Layout grid of 12 columns', icon: 'gridalt' },
  ]),
};

export const initialGlobals = {
  colorScheme: 'light',
  direction: locale.direction,
  textSize: 'normal',
  grid: 'off',
};

/** Returns the toolbar's values as the `globals` parameter for a Storybook URL. */
export function toQuery(globals: Globals): string {
  return Object.entries({ ...initialGlobals, ...globals })
    .filter(([name]) => name in initialGlobals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Sets the toolbar's values on the root element, where the theme and the browser read them. */
export function applyGlobals(globals: Globals): void {
  const { colorScheme, direction, textSize } = { ...initialGlobals, ...globals };
  const root = document.documentElement;
  root.lang = locale.language;
  root.dir = direction;
  root.style.fontSize = textSizes[textSize] ?? '';
  root.dataset['colorScheme'] = colorScheme;
}
