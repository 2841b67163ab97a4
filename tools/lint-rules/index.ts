import { definePlugin } from '@oxlint/plugins';
import { noColourLiterals, noGradientLiterals } from './noColourLiterals.ts';
import { noUnsupportedApis } from './noUnsupportedApis.ts';

export default definePlugin({
  meta: { name: 'project' },
  rules: {
    'no-colour-literals': noColourLiterals,
    'no-gradient-literals': noGradientLiterals,
    'no-unsupported-apis': noUnsupportedApis,
  },
});
