import type { CSSProperties } from 'react';
import { toQuery } from './globals.ts';
import { useToolbar } from './useToolbar.ts';

interface StoryFrameProps {
  /** Story id. */
  id: string;
  /** Story name. */
  name: string;
  /** Height of the frame in px. */
  height?: number;
  /** Viewport size that the story sets. */
  viewport?: CSSProperties;
}

/**
 * Shows a story in an `iframe` on a docs page, with the toolbar's settings. In the frame, axe does
 * not run. Play functions do not run either, because the stories on a docs page would take the
 * focus from each other.
 */
export function StoryFrame({ id, name, height = 640, viewport }: StoryFrameProps) {
  const globals = `${toQuery(useToolbar())};a11y.manual:!true`;
  const query = new URLSearchParams({ id, viewMode: 'story', embed: 'true', globals });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- The frame shows one of our stories.
    <iframe
      title={name}
      src={`iframe.html?${query.toString()}`}
      loading="lazy"
      style={{ display: 'block', width: '100%', height, border: 0, ...viewport }}
    />
  );
}
