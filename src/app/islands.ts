/** How near, in px, an island may come to the window before React takes it over. */
const nearby = '600px';

/**
 * Hydrates each island of the page when it comes near, or is touched first. The island works as
 * plain HTML until then; a form that is sent too early waits, and where React does not come at all
 * it is sent as plain HTML.
 */
export function bringIslandsToLife(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) bringToLife(island);
}

function bringToLife(island: HTMLElement): void {
  let alive: Promise<void> | undefined;
  const start = () =>
    (alive ??= import('./hydrate.tsx')
      .then(({ hydrate }) => hydrate(island))
      .finally(() => {
        sight.disconnect();
        island.removeEventListener('submit', hold);
      }));
  const quietly = () => void start().catch((error: unknown) => console.error(error));

  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    // Asked for anew: an island that failed was given its served form back.
    const form = () => island.querySelector('form');
    start().then(
      () => form()?.requestSubmit(),
      () => form()?.submit(),
    );
  };

  const sight = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && quietly(),
    { rootMargin: nearby },
  );
  sight.observe(island);
  island.addEventListener('focusin', quietly, { once: true });
  island.addEventListener('submit', hold);
}
