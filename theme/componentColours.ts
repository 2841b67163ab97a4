import { alpha } from '@mui/material/styles';

type Meaning = 'primary' | 'secondary' | 'error' | 'info' | 'success' | 'warning';

type Colours = Record<Meaning, { main: string; contrastText: string }> & {
  text: { primary: string; secondary: string };
  background: { default: string; paper: string; muted: string };
  divider: string;
  /** Background of the navigation bar. */
  appBar: string;
  /** Background of an avatar. */
  quiet: string;
  /** Background of tooltips and snackbars, and the colour of their text. */
  raised: { main: string; text: string };
  /** Thumb of a switch that is off, and of a switch that is disabled. */
  thumb: { off: string; disabled: string };
  /** Background of a field that the browser filled in. */
  autofill: string;
};

/** Returns a value for each meaning. `Icon` gives the keys `errorIcon`, `infoIcon` and so on. */
function forMeanings<Key extends Meaning, Suffix extends string>(
  meanings: readonly Key[],
  suffix: Suffix,
  pick: (meaning: Key) => string,
) {
  const entries = meanings.map((meaning) => [`${meaning}${suffix}`, pick(meaning)]);
  return Object.fromEntries(entries) as Record<`${Key}${Suffix}`, string>;
}

const severities = ['error', 'info', 'success', 'warning'] as const;
const meanings = ['primary', 'secondary', ...severities] as const;

/**
 * Returns the colours that MUI would mix for its components from black, white and its own greys.
 * The keys are MUI's.
 */
export function toComponentColours({ text, background, divider, quiet, ...colours }: Colours) {
  const { raised, thumb } = colours;
  return {
    Alert: {
      ...forMeanings(severities, 'Color', () => text.primary),
      ...forMeanings(severities, 'IconColor', (name) => colours[name].main),
      ...forMeanings(severities, 'StandardBg', (name) => alpha(colours[name].main, 0.1)),
      ...forMeanings(severities, 'FilledBg', (name) => colours[name].main),
      ...forMeanings(severities, 'FilledColor', (name) => colours[name].contrastText),
    },
    AppBar: { defaultBg: colours.appBar, darkBg: colours.appBar, darkColor: text.primary },
    Avatar: { defaultBg: quiet },
    Button: {
      inheritContainedBg: alpha(text.primary, 0.1),
      inheritContainedHoverBg: alpha(text.primary, 0.16),
    },
    Chip: {
      defaultBorder: divider,
      defaultAvatarColor: background.default,
      defaultIconColor: text.secondary,
    },
    FilledInput: {
      bg: alpha(text.primary, 0.06),
      hoverBg: alpha(text.primary, 0.09),
      disabledBg: alpha(text.primary, 0.12),
    },
    Input: { autofillWebkitBoxShadow: `0 0 0 100px ${colours.autofill} inset` },
    LinearProgress: forMeanings(meanings, 'Bg', (name) => alpha(colours[name].main, 0.24)),
    Skeleton: { bg: alpha(text.primary, 0.12) },
    Slider: forMeanings(meanings, 'Track', (name) => alpha(colours[name].main, 0.24)),
    SnackbarContent: { bg: raised.main, color: raised.text },
    SpeedDialAction: { fabHoverBg: background.muted },
    StepConnector: { border: divider },
    StepContent: { border: divider },
    Switch: {
      defaultColor: thumb.off,
      defaultDisabledColor: thumb.disabled,
      ...forMeanings(meanings, 'DisabledColor', () => thumb.disabled),
    },
    TableCell: { border: divider },
    Tooltip: { bg: raised.main },
  };
}
