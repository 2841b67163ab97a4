import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

function onPhase(phases: string[], listen: () => void): void {
  addons
    .getChannel()
    .on(STORY_RENDER_PHASE_CHANGED, function hear(this: { source?: string }, event) {
      if (!this.source && phases.includes((event as { newPhase: string }).newPhase)) listen();
    });
}

export const onLoading = (listen: () => void) => onPhase(['loading'], listen);

/** Its play function is done, or has thrown. The story ends later, after animations and after axe. */
export const onPlayed = (listen: () => void) => onPhase(['completing', 'finished'], listen);
