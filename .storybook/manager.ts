import { addons } from 'storybook/manager-api';
import './reviewPanel.tsx';
import { storybookTheme } from './theme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

function setTheme(): void {
  addons.setConfig({ theme: storybookTheme(prefersDark.matches ? 'dark' : 'light') });
}

setTheme();
/* The lab has its controls in the page, which needs the room. */
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && storyId !== 'foundations-theme-lab--bench',
  },
});
prefersDark.addEventListener('change', setTheme);
