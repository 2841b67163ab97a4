import { dark, light, textBearing } from '../../theme/colorSchemes.ts';
import { measurePairs } from '../../theme/contrast.ts';

/** The contrast of each pair. `generate.ts` imports this module once for each set of hues. */
export const pairs = measurePairs({ light, dark }, textBearing);
