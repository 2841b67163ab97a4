import { definePlugin } from '@oxlint/plugins';
import { noUnsupportedApis } from './browserSupport/noUnsupportedApis.ts';
import { noColourLiterals } from './noColourLiterals.ts';

/** The lint rules of our own. */
export default definePlugin({
  meta: { name: 'project' },
  rules: { 'no-colour-literals': noColourLiterals, 'no-unsupported-apis': noUnsupportedApis },
});
