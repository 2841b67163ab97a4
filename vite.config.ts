import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkContent } from './vite/checkContent.ts';
import { checkSettings } from './vite/checkSettings.ts';
import { edgeFunctions } from './vite/edgeFunctions.ts';
import { pictures } from './vite/pictures.ts';
import { prerender } from './vite/prerender.ts';
import { staticHost } from './vite/staticHost.ts';

export default defineConfig({
  plugins: [
    checkSettings(),
    checkContent(),
    react(),
    pictures(),
    prerender(),
    edgeFunctions(),
    staticHost(),
  ],
  // Tools write many files to `.cache`, which Vite need not watch.
  server: { host: '127.0.0.1', watch: { ignored: ['**/.cache/**'] } },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
