import { alpha } from '@mui/material/styles';
import { printer } from '../primitives.ts';

/** Elements that are useless in print: controls, decoration, local times and links. */
const hidden = [
  'header',
  'form',
  'footer nav',
  '.MuiButton-root',
  '[aria-disabled], div[aria-hidden="true"]',
  '.illustration:not(.printed)',
  '[data-time-zone]',
  'a[href^="#"]:not(.printed), footer a',
  'main picture',
].join(', ');

/** Rules for print: black on white, in readable sizes, without page breaks inside cards. */
export const printRules = {
  '@page': { margin: '12mm 18mm 14mm' },
  '@media print': {
    '*, ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      color: `${printer.black} !important`,
      background: 'none !important',
      borderColor: `${alpha(printer.black, 0.35)} !important`,
      boxShadow: 'none !important',
    },
    [hidden]: { display: 'none !important' },
    ':root': { fontSize: '10pt' },
    'body, main, section, section > div': {
      display: 'block !important',
      minBlockSize: '0 !important',
      margin: '0 !important',
      maxInlineSize: 'none !important',
      padding: '0 !important',
    },
    'main > section': { paddingBlock: '11pt !important' },
    'main > section + section': { borderBlockStart: '1px solid' },
    'h1, h2, h1 ~ p': { maxInlineSize: 'none !important' },
    h1: { fontSize: '26pt !important', whiteSpace: 'normal !important', textWrap: 'balance' },
    h2: { fontSize: '16pt !important' },
    'h3, blockquote': { fontSize: '12pt !important' },
    /* The first quote is the largest. */
    '.MuiTypography-quoteLarge': { fontSize: '14pt !important' },
    /* In print, rows of lists and parts of figures are 8 pt apart. */
    'main ul, main ol': { rowGap: '8pt !important' },
    'main li': { marginBlock: '0 !important' },
    'figure, figcaption': { rowGap: '8pt !important', gridTemplateRows: 'auto !important' },
    'h1, h2, h3, h2 + p': { breakAfter: 'avoid' },
    p: { orphans: 3, widows: 3 },
    'li, article, figure, dl, ol': { breakInside: 'avoid' },
    'footer div': { minBlockSize: '0 !important', margin: '0 !important', padding: '0 !important' },
  },
} as const;
