import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function setTheme(): void {
  addons.setConfig({ theme: storybookTheme(prefersDark.matches ? 'dark' : 'light') });
}

setTheme();
prefersDark.addEventListener('change', setTheme);
