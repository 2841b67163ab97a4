/*
 * Raw colours, only for files in theme/. Other code uses the palette, which names colours by
 * purpose. `npm run generate -- palette '#0a7d5a'` moves the hues, but not the hues for states.
 */

export const ink = {
  950: '#0d0920',
  900: '#130d2a',
  500: '#544a70',
  400: '#746b8c',
  350: '#9187a9',
  300: '#b8aecd',
  200: '#cdc5de',
} as const;

/** Backgrounds for the dark scheme, from dark to light. `800` is bluer than the others. */
export const night = { 900: '#0e0a1f', 800: '#14133a', 700: '#261d47' } as const;

export const paper = {
  0: '#fffdf9',
  50: '#fbf7f0',
  100: '#f4ede2',
  300: '#e3d5c8',
} as const;

export const indigo = { 950: '#0a0a26', 900: '#171450', 800: '#2a2180', 700: '#3a2ca6' } as const;
export const violet = {
  900: '#34185f',
  800: '#4a2292',
  700: '#5b2fbb',
  600: '#7852e4',
  400: '#a592ea',
  300: '#c9b8ff',
  100: '#e9dffa',
} as const;
export const magenta = {
  950: '#35113f',
  900: '#5c1a5b',
  800: '#831d72',
  700: '#a32485',
  600: '#bf32a1',
} as const;
export const coral = { 800: '#a4333f', 700: '#b93a3a', 400: '#ff7f66' } as const;
export const apricot = {
  700: '#b97425',
  600: '#c2703f',
  500: '#e0a24c',
  400: '#ff9f6b',
  300: '#ffbf8f',
  200: '#ffdcb8',
} as const;
export const blue = {
  950: '#101a4a',
  900: '#0e1b52',
  800: '#1f3e98',
  700: '#3460be',
  500: '#6f7ce2',
  300: '#b3a3f3',
  200: '#e6c0f0',
} as const;
export const teal = { 900: '#0a3f5c', 800: '#0b6480', 700: '#0d767f', 300: '#8fcfd4' } as const;
export const rose = { 900: '#64153f', 800: '#9f1d4b', 700: '#c02d5a', 500: '#d24f79' } as const;

/** Hues for states (error, warning, success and info), because their meaning is a convention. */
export const red = { 900: '#8a1a14', 700: '#b3261e', 400: '#f28b7d', 300: '#ffb4a8' } as const;
export const amber = { 900: '#5c3600', 800: '#7a4a00', 400: '#e8b64a', 300: '#ffd572' } as const;
export const green = {
  900: '#0b3d33',
  800: '#146049',
  700: '#2a774a',
  400: '#6cc39b',
  300: '#8fdcb7',
} as const;
export const azure = { 900: '#123a70', 800: '#1b4f94', 400: '#76abf0', 300: '#9cc8ff' } as const;

/** Colours for the brand's mark. They are visible on light, dark and coloured backgrounds. */
export const mark = {
  westInLight: '#8870db',
  westInDark: '#674bb1',
  east: '#cc6280',
  overlap: '#ffc570',
} as const;

/** Printers have black ink. The hues of the brand do not change it. */
export const printer = { black: '#000000' } as const;

export const hues = {
  ink,
  night,
  paper,
  indigo,
  violet,
  magenta,
  coral,
  apricot,
  blue,
  teal,
  rose,
  red,
  amber,
  green,
  azure,
  mark,
};

/**
 * Corner radii in px: `small` for fields, `medium` for cards and notices, `large` for panels,
 * `pill` for buttons.
 */
export const radius = { small: 10, medium: 16, large: 28, pill: 999 } as const;

/**
 * Font weights. `text` belongs to the text font, `quote` and `heading` to the display font, and
 * `strong` to both. Each combination of size and weight costs about 4 ms of layout time on a phone,
 * so reuse existing combinations.
 */
export const fontWeight = { text: 400, strong: 650, quote: 600, heading: 700 } as const;
