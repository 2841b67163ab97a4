import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Hides all `VITE_…` variables, so that the stories use the default settings. */
export default defineConfig({ plugins: [react()], envDir: false, envPrefix: 'STORYBOOK_' });
