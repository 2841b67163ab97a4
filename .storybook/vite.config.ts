import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need no prerendering and no backend. They use the default settings: no `VITE_…`. */
export default defineConfig({ plugins: [react()], envDir: false, envPrefix: 'STORYBOOK_' });
