import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need no prerendering and no backend, so they ignore all `VITE_…` variables. */
export default defineConfig({ plugins: [react()], envDir: false, envPrefix: 'STORYBOOK_' });
