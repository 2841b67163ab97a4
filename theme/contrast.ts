import { alpha } from '@mui/material/styles';
import Color, { type ColorTypes } from 'colorjs.io';
import type { dark, light } from './colorSchemes.ts';
import { screens, type TextGradient } from './gradients.ts';

/** Returns the WCAG 2 contrast of two opaque colours, as a number from 1 to 21. */
export function contrast(one: ColorTypes, other: ColorTypes): number {
  const colours = [one, other].map((colour) => new Color(colour));
  const translucent = colours.find(({ alpha }) => alpha !== 1);
  if (translucent) throw new Error(`${translucent.toString()} is not an opaque colour.`);
  return colours[0]!.contrastWCAG21(colours[1]!);
}

const shares = Array.from({ length: 51 }, (_, step) => step / 50);

/** Returns the lowest contrast between a gradient and its text, at the stops and between them. */
export function lowestContrast({ stops, on }: TextGradient): number {
  const contrasts = stops
    .slice(1)
    .flatMap((stop, index) =>
      shares.map((share) =>
        contrast(Color.mix(stops[index]!, stop, share, { space: 'oklab' }), on),
      ),
    );
  return Math.min(...contrasts);
}

/** Minimum contrast in WCAG 2.2 for text (`readable`), and for icons and edges (`perceivable`). */
const readable = 4.5;
const perceivable = 3;
/** For bars of a chart, which are thinner than an icon. */
const markable = 3.8;

/** A text, icon or edge, and its contrast with the background. */
interface Pair {
  use: string;
  colour: string;
  /** The colour and all colours behind it, without their opacity. */
  colours: string[];
  measured: number;
  needed: number;
}

function withoutOpacity(colour: string): string {
  return new Color(colour).set('alpha', 1).toString({ format: 'hex', collapse: false });
}

/** Returns the colour that a browser shows for translucent colours on an opaque colour. */
function blend(colours: readonly string[]): Color {
  return colours
    .map((colour) => new Color(colour))
    .reduceRight((surface, front) => {
      const opaque = front.clone().set('alpha', 1);
      return surface.mix(opaque, front.alpha, { space: 'srgb' });
    });
}

/** Measures the colour pairs of one scheme that MUI's components and the page use. */
function measureScheme(
  scheme: string,
  palette: typeof light.palette | typeof dark.palette,
): Pair[] {
  const { background, text, action, common, grey, inverse, illustration } = palette;
  const { primary, secondary, error, info, success, warning } = palette;
  const { appBar, placeholder, sky } = palette;
  const severities = { error, info, success, warning };
  const meanings = Object.entries({ primary, secondary, ...severities });
  /** The colours may be translucent, but the last colour of `behind` is opaque. */
  const measure = (use: string, colour: string, behind: string[], needed = readable): Pair => ({
    use: `${scheme} scheme, ${use}`,
    colour,
    colours: [colour, ...behind].map(withoutOpacity),
    measured: contrast(blend([colour, ...behind]), blend(behind)),
    needed,
  });

  const pairsOn = (surface: string, behind: string) => {
    const onSurface = (use: string, colour: string, tint?: string, needed?: number) =>
      measure(`${use} on background.${surface}`, colour, tint ? [tint, behind] : [behind], needed);
    const selected = alpha(primary.main, action.selectedOpacity + action.hoverOpacity);
    return [
      onSurface('text', text.primary),
      onSurface('quiet text', text.secondary),
      onSurface('icon button', action.active, undefined, perceivable),
      onSurface('text of a hovered item', text.primary, action.hover),
      onSurface('text of a selected item', text.primary, selected),
      onSurface('text of a chip', text.primary, action.selected),
      onSurface('icon of a chip', palette.Chip.defaultIconColor, action.selected, perceivable),
      onSurface('text in a filled field', text.primary, palette.FilledInput.hoverBg),
      onSurface('label in a filled field', text.secondary, palette.FilledInput.hoverBg),
      onSurface('text on a neutral button', text.primary, palette.Button.inheritContainedHoverBg),
      ...meanings.flatMap(([name, { main }]) => [
        onSurface(name, main),
        onSurface(`hovered ${name} button`, main, alpha(main, action.hoverOpacity)),
      ]),
      ...(['error', 'info', 'success', 'warning'] as const).flatMap((severity) => {
        const tint = palette.Alert[`${severity}StandardBg`];
        const icon = palette.Alert[`${severity}IconColor`];
        return [
          onSurface(`text of the ${severity} alert`, palette.Alert[`${severity}Color`], tint),
          onSurface(`icon of the ${severity} alert`, icon, tint, perceivable),
        ];
      }),
    ];
  };

  return [
    ...Object.entries(background).flatMap(([surface, behind]) => pairsOn(surface, behind)),
    ...meanings.flatMap(([name, { main, dark, contrastText }]) => [
      measure(`text on ${name}`, contrastText, [main]),
      measure(`text on hovered ${name}`, contrastText, [dark]),
    ]),
    measure('initials on an avatar', background.default, [palette.Avatar.defaultBg]),
    measure('tooltip', common.white, [palette.Tooltip.bg]),
    measure('snackbar', palette.SnackbarContent.color, [palette.SnackbarContent.bg]),
    measure('value of a slider', common.white, [grey[600]]),
    measure('neutral floating button', grey[900], [grey[300]]),
    ...Object.entries(screens).flatMap(([name, screen]) =>
      screen
        ? [measure(`figures on the screen of ${name}`, screen.deep, [illustration.paper])]
        : [],
    ),
    ...(['deep', 'warm'] as const).map((name) =>
      measure(`${name} bar of a chart`, illustration[name], [illustration.paper], markable),
    ),
    measure('placeholder', placeholder, [background.default]),
    measure('bar of a scrolled page', text.primary, [appBar]),
    measure('bar over the hero', sky.on, [sky.bar]),
    measure('footer, text', inverse.text, [inverse.main]),
    measure('footer, quiet text', inverse.muted, [inverse.main]),
    measure('footer, edge', inverse.edge, [inverse.main], perceivable),
  ];
}

type Schemes = { light: typeof light; dark: typeof dark };

/** Measures each text, icon and edge in both schemes, and each text on a gradient. */
export function measurePairs(
  { light, dark }: Schemes,
  onGradients: Record<string, TextGradient>,
): Pair[] {
  return [
    ...Object.entries(onGradients).map(([name, gradient]) => ({
      use: `text on the gradient ${name}`,
      colour: gradient.on,
      colours: [gradient.on, ...gradient.stops],
      measured: lowestContrast(gradient),
      needed: readable,
    })),
    ...measureScheme('light', light.palette),
    ...measureScheme('dark', dark.palette),
  ];
}

export const isFaint = ({ measured, needed }: Pair) => measured < needed;

/** Returns a problem for each text, icon or edge that has too little contrast. */
export function findFaintColours(...theme: Parameters<typeof measurePairs>): string[] {
  return measurePairs(...theme)
    .filter(isFaint)
    .map(
      ({ use, colour, measured, needed }) =>
        `${use}: ${colour} has a contrast of ${measured.toFixed(2)}, not ${needed}`,
    );
}
