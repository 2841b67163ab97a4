import type { Page } from 'playwright';

/** Switches on the CSS property `image-animation`. An older Chromium does not stop GIF images. */
export const imageAnimation = '--enable-blink-features=CSSImageAnimation';

/**
 * Holds each endless animation at its first frame and each finite one at its end. Holds videos and
 * animated images at their first frame. Playwright's own `animations: 'disabled'` would remove
 * animations that follow the scroll position, and does not hold SVG animations, videos or images.
 */
export async function holdMotion(page: Page): Promise<void> {
  const holding = page.frames().map(async (frame) => {
    // A story may remove an iframe at any time.
    await frame.evaluate(holdFrame).catch((error: unknown) => {
      if (!frame.isDetached()) throw error;
    });
  });
  await Promise.all(holding);
}

/** Runs in the page. */
async function holdFrame(): Promise<void> {
  document.documentElement.style.setProperty('image-animation', 'stopped');
  const nextFrame = () => new Promise(requestAnimationFrame);
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
  const isMoving = (animation: Animation) => {
    const { timeline, playState, playbackRate, currentTime } = animation;
    if (!(timeline instanceof DocumentTimeline) || playbackRate === 0) return false;
    // The story may have paused an endless animation at any time.
    const isHeld = playState === 'paused' && (currentTime === 0 || !isEndless(animation));
    return !isHeld && playState !== 'finished';
  };
  // The end of an animation may start another one, but not for ever.
  for (let round = 0; round < 10; round += 1) {
    const moving = roots.flatMap((root) => root.getAnimations()).filter(isMoving);
    if (moving.length === 0) break;
    for (const animation of moving) {
      if (isEndless(animation)) {
        animation.pause();
        animation.currentTime = 0;
      } else {
        animation.finish();
      }
    }
    await nextFrame();
    await nextFrame();
  }

  for (const svg of roots.flatMap((root) => [...root.querySelectorAll('svg')])) {
    if (svg.ownerSVGElement) continue;
    const endless = svg.querySelector('[repeatCount="indefinite"], [repeatDur="indefinite"]');
    svg.pauseAnimations();
    svg.setCurrentTime(endless ? 0 : 3600);
  }

  for (const video of roots.flatMap((root) => [...root.querySelectorAll('video')])) {
    if (video.paused && !video.autoplay) continue;
    const isLoading = () =>
      video.readyState < video.HAVE_CURRENT_DATA &&
      video.networkState !== video.NETWORK_NO_SOURCE &&
      !video.error;
    while (isLoading()) await nextFrame();
    video.autoplay = false;
    video.pause();
    video.currentTime = 0;
    while (video.seeking) await nextFrame();
  }
}
