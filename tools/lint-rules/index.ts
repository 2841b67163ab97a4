import { definePlugin } from '@oxlint/plugins';
import { noColourLiterals } from './noColourLiterals.ts';
import { noUnsupportedApis } from './noUnsupportedApis.ts';

export default definePlugin({
  meta: { name: 'project' },
  rules: { 'no-colour-literals': noColourLiterals, 'no-unsupported-apis': noUnsupportedApis },
});
