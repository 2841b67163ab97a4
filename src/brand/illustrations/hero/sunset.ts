import { keyframes } from '@mui/material/styles';

/** Names the timeline of the sunset: the hero, from whole in the window to gone from it. */
export const sunsetTimeline = '--sunset';

/** Properties that the browser animates without layout and paint. */
type Composited = { opacity: string } | { transform: string };

/**
 * What changes while the hero is scrolled away, between two moments of the sunset from 0 to 1.
 * `--sunset-at` says how far it has come where it does not follow the scroll position. It follows
 * while `data-sunset` is set, and not at rest: every part that moves is a layer.
 * @param toStyle gives opacity or transform for a progress from 0 to 1.
 */
export function duringSunset(from: number, to: number, toStyle: (progress: string) => Composited) {
  const change = keyframes({ from: { ...toStyle('0') }, to: { ...toStyle('1') } });
  return {
    ...toStyle(`clamp(0, (var(--sunset-at, 0) - ${from}) / ${+(to - from).toFixed(2)}, 1)`),
    '@media (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        '[data-sunset] &': {
          animation: `${change} linear both`,
          animationTimeline: sunsetTimeline,
          animationRange: `exit-crossing ${from * 100}% exit-crossing ${to * 100}%`,
        },
      },
    },
  };
}
