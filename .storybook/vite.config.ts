import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Hides all `VITE_…` variables from the stories, so that they use the default settings. */
export default defineConfig({ plugins: [react()], envDir: false, envPrefix: 'STORYBOOK_' });
