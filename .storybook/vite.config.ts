import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { describeExtended } from './describeExtended.ts';
import { reviewFiles } from './reviewFiles.ts';

/** The stories need neither prerendering nor a backend, and always wear the default settings. */
export default defineConfig({
  plugins: [react(), describeExtended(), reviewFiles()],
  envDir: false,
});
