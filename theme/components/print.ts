import { alpha } from '@mui/material/styles';
import { printer } from '../primitives.ts';

/** Elements that are useless in print: controls, decoration, local times and links. */
const hidden = [
  'header',
  'form',
  'footer nav',
  '.MuiButton-root',
  '[aria-disabled], div[aria-hidden="true"]',
  '.illustration:not(.printed, .screen > *)',
  '[data-time-zone]',
  'a[href^="#"]:not(.printed), footer a',
  'main :not(.screen) > picture',
].join(', ');

/** Rules for print: black on white, in readable sizes, without page breaks inside cards. */
export const printRules = {
  '@page': { margin: '11mm 15mm 13mm' },
  '@media print': {
    ':not(.screen, .illustration, .illustration *), ::before, ::after': {
      animation: 'none !important',
      transition: 'none !important',
      color: `${printer.black} !important`,
      background: 'none !important',
      borderColor: `${alpha(printer.black, 0.35)} !important`,
      boxShadow: 'none !important',
    },
    [hidden]: { display: 'none !important' },
    ':root': { fontSize: '9pt' },
    'body, main, section, section > div': {
      display: 'block !important',
      minBlockSize: '0 !important',
      margin: '0 !important',
      maxInlineSize: 'none !important',
      padding: '0 !important',
    },
    'main > section': { paddingBlock: '7pt !important' },
    'main > section + section': { borderBlockStart: '1px solid' },
    'h1, h2, h1 ~ p': { maxInlineSize: 'none !important' },
    h1: { fontSize: '22pt !important', whiteSpace: 'normal !important', textWrap: 'balance' },
    h2: { fontSize: '16pt !important' },
    'h3, blockquote': { fontSize: '12pt !important' },
    'main ul, main ol': {
      margin: '3pt 0 0 !important',
      padding: '0 !important',
      rowGap: '4pt !important',
    },
    'main li': { marginBlock: '0 !important', paddingBlock: '2pt !important' },
    /* A list inside a list item has no space of its own. */
    'main li ul': { margin: '0 !important' },
    'figure, figcaption': { rowGap: '4pt !important', gridTemplateRows: 'auto !important' },
    'h1, h2, h3, h2 + p': { breakAfter: 'avoid' },
    'p, li, dl, figcaption, blockquote': { lineHeight: '1.35 !important' },
    p: { orphans: 3, widows: 3 },
    /* One sheet says what the agency does, and the other one how to start. */
    '#digital-marketing': {
      breakBefore: 'page',
      borderBlockStart: '0 !important',
      paddingBlockStart: '0 !important',
    },
    'li, article, figure, dl, ol': { breakInside: 'avoid' },
    'footer div': { minBlockSize: '0 !important', margin: '0 !important', padding: '0 !important' },
  },
} as const;
