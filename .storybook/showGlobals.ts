import { applyGlobals, initialGlobals, type Globals } from './globals.ts';
import { onLoading, onPlayed } from './onPhase.ts';

let isPlaying = false;
/** What is to come when the play function is done. */
let paper: Globals | undefined;

/** The look of a story. A play function expects a screen: paper comes after it. */
export function showGlobals(globals: Globals): void {
  const isTooEarly = isPlaying && globals['media'] === 'print';
  paper = isTooEarly ? globals : undefined;
  applyGlobals(isTooEarly ? { ...globals, media: initialGlobals.media } : globals);
}

onLoading(() => {
  isPlaying = true;
  paper = undefined;
});
onPlayed(() => {
  isPlaying = false;
  if (paper) applyGlobals(paper);
});
