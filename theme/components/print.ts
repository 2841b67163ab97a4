import { alpha } from '@mui/material/styles';
import { printer } from '../primitives.ts';

/**
 * Defaults for print: black on white, in smaller sizes, without drawings and buttons. What a
 * component changes or hides in print is in its own styles.
 */
export const printRules = {
  '@page': { margin: '11mm 15mm 13mm' },
  '@media print': {
    ':root': { fontSize: '8.5pt' },
    /* Chromium cuts off part of the last pixel, because the width of a sheet is not a whole number. */
    body: { paddingInlineEnd: 1 },
    /*
     * `!important` overrides the colours of each component. An element with the class `coloured`
     * keeps its colours, like a drawing.
     */
    ':where(:not(.coloured, .illustration, .illustration *)), ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      color: `${printer.black} !important`,
      background: 'none !important',
      borderColor: `${alpha(printer.black, 0.3)} !important`,
      boxShadow: 'none !important',
    },
    '.illustration, .MuiButtonBase-root.MuiButton-root': { display: 'none' },
    /* `!important`, because the text styles of the screen have more space between lines. */
    'p:not(.MuiTypography-h2, .MuiTypography-h3), .MuiTypography-body2, li, dl, figcaption': {
      lineHeight: '1.3 !important',
    },
    p: { orphans: 3, widows: 3 },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, article, figure, dl, ol': { breakInside: 'avoid' },
  },
} as const;
