import type { Shadows } from '@mui/material/styles';

type Steps<Value> = [Value, Value, Value, Value, Value];

const repeat = <Value>(value: Value): Steps<Value> => [value, value, value, value, value];

const card = 'var(--palette-shadow-card)';
const overlay = 'var(--palette-shadow-overlay)';

/**
 * MUI's 25 shadows, by `elevation`. Elements on the page have the shadow of a card. Elements above
 * the page, such as menus and dialogs, have the shadow of an overlay.
 */
export const shadows: Shadows = [
  'none',
  ...repeat(card),
  ...repeat(overlay),
  ...repeat(overlay),
  ...repeat(overlay),
  overlay,
  overlay,
  overlay,
  overlay,
];
