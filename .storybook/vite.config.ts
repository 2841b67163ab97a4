import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The stories need neither prerendering nor a backend, and always wear the default settings. */
export default defineConfig({
  plugins: [react()],
  envDir: false,
});
