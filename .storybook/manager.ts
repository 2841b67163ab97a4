import { addons } from 'storybook/manager-api';
import './reviewPanel.tsx';
import { storybookTheme } from './theme.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: storybookTheme(prefersDark ? 'dark' : 'light') });
