import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need no prerendering and no backend, and always use the default settings. */
export default defineConfig({ plugins: [react()], envDir: false });
