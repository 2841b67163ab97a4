import { definePlugin } from '@oxlint/plugins';
import { noColourLiterals, noGradientLiterals } from './noColourLiterals.ts';

export default definePlugin({
  meta: { name: 'project' },
  rules: {
    'no-colour-literals': noColourLiterals,
    'no-gradient-literals': noGradientLiterals,
  },
});
