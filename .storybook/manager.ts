import { addons } from 'storybook/manager-api';
import { brand } from './brand.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: brand(prefersDark ? 'dark' : 'light') });
