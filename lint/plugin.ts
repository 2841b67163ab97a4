import { definePlugin } from '@oxlint/plugins';
import { noUnsupportedApis } from './browserSupport/noUnsupportedApis.ts';
import { noColourLiterals } from './noColourLiterals.ts';

/** The rules of this project, for Oxlint. */
export default definePlugin({
  meta: { name: 'project' },
  rules: { 'no-colour-literals': noColourLiterals, 'no-unsupported-apis': noUnsupportedApis },
});
