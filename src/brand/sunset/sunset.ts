import { keyframes } from '@mui/material/styles';
import { sunsetRuns } from './sunset.behaviour.ts';

/** Name of the view timeline that runs while the hero scrolls out of the window. */
export const sunsetTimeline = '--sunset';

/** Properties that the browser can animate without layout or paint. */
type Composited = { opacity: string } | { transform: string };

/**
 * Returns a style that changes while the sunset's progress is between `from` and `to`. The progress
 * of the whole sunset is 0 to 1. While the hero has `sunsetRuns`, the style follows the scroll position.
 * Otherwise, `--sunset-at` sets the progress.
 * @param toStyle returns the opacity or transform for a progress value from 0 to 1.
 */
export function duringSunset(from: number, to: number, toStyle: (progress: string) => Composited) {
  const change = keyframes({ from: { ...toStyle('0') }, to: { ...toStyle('1') } });
  return {
    ...toStyle(`clamp(0, (var(--sunset-at, 0) - ${from}) / ${+(to - from).toFixed(2)}, 1)`),
    '@supports (animation-timeline: view())': {
      [`${sunsetRuns.selector} &`]: {
        animation: `${change} linear both`,
        animationTimeline: sunsetTimeline,
        animationRange: `exit-crossing ${from * 100}% exit-crossing ${to * 100}%`,
      },
    },
  };
}
