/** What a window has shown, frame by frame, since it began to show a story or a page. */
export interface Shown {
  colorScheme: string;
  direction: string;
  background: string;
}

/** What is used of Storybook's channel, on which its windows talk. */
interface Channel {
  last: (event: string) => { storyId: string; status: string; message?: string }[] | undefined;
  emit: (event: string, data: object) => void;
  on: (event: string, listener: (data: { newPhase: string }) => void) => void;
  off: Channel['on'];
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    /** Every different look since the story began to be seen. */
    shown?: Shown[];
    /** What a story that was shown before has thrown. */
    thrownBefore?: unknown;
  }
}

/**
 * Runs in every window before anything else: looks at each frame from the moment that Storybook shows
 * something, and keeps each look that differs from the one before.
 */
export function probe(): void {
  const shown: Shown[] = [];
  window.shown = shown;
  const isSame = (one: Shown | undefined, other: Shown) =>
    JSON.stringify(one) === JSON.stringify(other);
  const look = () => {
    requestAnimationFrame(look);
    const { body, documentElement: root } = document;
    const isSeen =
      body?.classList.contains('sb-show-main') && root.dataset['colorScheme'] !== undefined;
    if (!isSeen) return;
    const now = {
      colorScheme: root.dataset['colorScheme'] ?? '',
      direction: root.dir,
      background: getComputedStyle(body).backgroundColor,
    };
    if (!isSame(shown.at(-1), now)) shown.push(now);
  };
  /*
   * The first document of a frame takes over the window of the empty one before it, but not what was
   * asked of that one's animation frames.
   */
  let lookedAt: Document | undefined;
  setInterval(() => {
    if (lookedAt === document) return;
    lookedAt = document;
    requestAnimationFrame(look);
  });
}
