/** Where an element is to be clicked: in view, at rest, and not covered. */
export async function clickPoint(selector: string): Promise<{ x: number; y: number }> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const started = Date.now();
  let problem = 'is not there';
  let last = '';
  while (Date.now() - started < 10_000) {
    const element = [...document.querySelectorAll(selector)].find(
      (candidate) => candidate.getClientRects().length > 0,
    );
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await nextFrame();
    const box = element?.getBoundingClientRect();
    if (!element || !box) continue;
    const place = `${box.x} ${box.y}`;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    problem = hit && element.contains(hit) ? 'moves' : `is covered by ${hit?.outerHTML}`;
    if (problem === 'moves' && place === last) return { x, y };
    last = place;
  }
  throw new Error(`${selector} ${problem}`);
}
