import type { Group } from '../groups.ts';
import type { Review } from '../review.ts';
import type { Shot } from '../run.ts';

/** Number of screenshots that a group shows initially. */
const shownAtFirst = 12;

/** Returns `Changed` for `changed`. */
const toWord = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

/** The whole review, if this page is a report. In a running review, the value is null. */
const report = JSON.parse(document.querySelector('#data')!.textContent) as Review | null;
const main = document.querySelector<HTMLElement>('#group')!;
const list = document.querySelector('#groups')!;
const status = document.querySelector('#status')!;
const compareButton = document.querySelector<HTMLButtonElement>('#compare')!;
const views = [...document.querySelectorAll<HTMLInputElement>('[name=view]')];
const actualSize = document.querySelector<HTMLInputElement>('#actual')!;

let review: Review | undefined;
let selected: string | undefined;

/** Creates an element with the given DOM properties. */
function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Creates the before and after images. CSS shows them as the selected view requires. */
function createComparison({ before, after, box, noBefore, state }: Shot): HTMLElement {
  const frame = create('div', { className: 'frame' });
  const add = (name: string, hash: string) => {
    const src = report ? hash : `/pixels/${hash}.png`;
    const image = create('img', { src, alt: name, className: name });
    image.loading = 'lazy';
    image.addEventListener('error', () => image.replaceWith('Not rendered yet.'));
    const layer = create('div', { className: 'layer' }, image);
    if (box) image.addEventListener('load', () => layer.append(createOutline(image, box)));
    frame.append(create('figure', {}, create('figcaption', {}, name), layer));
  };
  if (before && !noBefore) add('before', before);
  if (after) add('after', after);
  if (noBefore) frame.append(create('p', {}, `No accepted screenshot: ${noBefore}`));
  if (state === 'changed' && before && after && !noBefore) {
    frame.classList.add('pair');
    const slider = create('input', { type: 'range', className: 'slider', ariaLabel: 'Slider' });
    slider.addEventListener('input', () => frame.style.setProperty('--at', `${slider.value}%`));
    frame.append(slider);
  }
  return frame;
}

function createOutline({ naturalWidth, naturalHeight }: HTMLImageElement, box: Shot['box']) {
  const outline = create('span', { className: 'outline' });
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  outline.style.left = `${(x / naturalWidth) * 100}%`;
  outline.style.top = `${(y / naturalHeight) * 100}%`;
  outline.style.width = `${(width / naturalWidth) * 100}%`;
  outline.style.height = `${(height / naturalHeight) * 100}%`;
  return outline;
}

function createShot(shot: Shot): HTMLElement {
  const { title, mode, changedPixels, reason } = shot;
  const count = changedPixels ? `, ${changedPixels.toLocaleString('en-GB')} pixels` : '';
  const article = create('article', {}, create('h3', {}, `${title}, ${mode}${count}`));
  if (reason) article.append(create('pre', {}, reason));
  article.append(createComparison(shot));
  return article;
}

function renderGroup(group: Group | undefined): void {
  if (!group) {
    const text = review?.busy ? '' : 'All screenshots match the accepted ones.';
    const { problem } = review ?? {};
    main.replaceChildren(problem ? create('pre', {}, problem) : create('p', {}, text));
    return;
  }
  const { title, state, shots } = group;
  const count = `${shots.length} ${shots.length === 1 ? 'screenshot' : 'screenshots'}`;
  const heading = create('h2', {}, `${toWord(state)}: ${title}`);
  const bar = create('div', { className: 'bar' }, heading, create('span', {}, count));
  if (!review?.isReadOnly && ['changed', 'new', 'gone'].includes(state)) {
    const accept = create('button', { type: 'button', className: 'accept' }, 'Accept');
    // The second click of a double click would accept the next group.
    accept.addEventListener('click', ({ detail }) => detail < 2 && void acceptGroup(group));
    bar.append(accept);
  }
  main.replaceChildren(bar, ...shots.slice(0, shownAtFirst).map(createShot));
  if (shots.length > shownAtFirst) {
    const more = create('button', { type: 'button' }, `Show all ${shots.length}`);
    more.addEventListener('click', () => {
      more.replaceWith(...shots.slice(shownAtFirst).map(createShot));
    });
    main.append(more);
  }
  main.scrollTo(0, 0);
}

function renderList(groups: Group[]): void {
  const items = groups.map((group) => {
    const button = create(
      'button',
      { type: 'button' },
      create('span', { className: `state ${group.state}` }, toWord(group.state)),
      create('span', {}, group.title),
      create('span', { className: 'count' }, String(group.shots.length)),
    );
    if (group.id === selected) button.ariaCurrent = 'true';
    button.addEventListener('click', () => select(group.id));
    return create('li', {}, button);
  });
  list.replaceChildren(...items);
}

/** Shows the new state of the review. The selected group stays selected until it is accepted. */
function show(next: Review): void {
  const hasChanged = JSON.stringify(next) !== JSON.stringify(review);
  const position = review?.groups.findIndex(({ id }) => id === selected) ?? 0;
  const shownProblem = review?.problem;
  review = next;
  const { groups, same, busy, problem } = next;
  const total = `${groups.length} ${groups.length === 1 ? 'decision' : 'decisions'}, ${same} same`;
  status.textContent = problem ? 'The comparison failed.' : (busy ?? total);
  compareButton.disabled = Boolean(busy);
  if (!hasChanged) return;
  if (problem && problem !== shownProblem) {
    selected = undefined;
  } else if (!groups.some(({ id }) => id === selected)) {
    selected = groups[Math.min(Math.max(position, 0), groups.length - 1)]?.id;
  }
  select(selected);
}

function select(id: string | undefined): void {
  selected = id;
  const groups = review?.groups ?? [];
  const hadFocus = list.contains(document.activeElement);
  renderList(groups);
  renderGroup(groups.find((group) => group.id === id));
  const current = list.querySelector<HTMLButtonElement>('[aria-current]');
  current?.scrollIntoView({ block: 'nearest' });
  if (hadFocus) current?.focus();
}

function selectBy(step: number): void {
  const groups = review?.groups ?? [];
  const at = groups.findIndex(({ id }) => id === selected);
  const next = groups[at + step];
  if (next) select(next.id);
}

async function acceptGroup({ shots }: Group): Promise<void> {
  const seen = shots.map(({ name, after }) => ({ name, after }));
  const response = await post('/accept', seen);
  if (response.ok) show((await response.json()) as Review);
  else status.textContent = await response.text();
}

function post(path: string, body?: unknown): Promise<Response> {
  return fetch(path, { method: 'POST', body: JSON.stringify(body) });
}

/** Reloads the review every second while the server is busy, otherwise every five seconds. */
async function poll(): Promise<void> {
  try {
    const response = await fetch('/review.json');
    show((await response.json()) as Review);
  } catch {
    status.textContent = 'The review has ended. Start it again.';
    return;
  }
  setTimeout(() => void poll(), review?.busy ? 1000 : 5000);
}

compareButton.addEventListener('click', () => {
  compareButton.disabled = true;
  void post('/compare');
});
/* Scrolls both images of a comparison to the same position. */
main.addEventListener(
  'scroll',
  ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const figures = target.closest('.pair')?.querySelectorAll('figure') ?? [];
    for (const figure of figures) figure.scrollLeft = target.scrollLeft;
  },
  { capture: true },
);
document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, repeat }) => {
  if (ctrlKey || metaKey || altKey) return;
  if (key === 'j') selectBy(1);
  else if (key === 'k') selectBy(-1);
  else if (key === 'a' && !repeat) main.querySelector<HTMLButtonElement>('.accept')?.click();
  else if (key === 'z') actualSize.click();
  else if (['1', '2', '3'].includes(key)) views[Number(key) - 1]!.click();
});

if (report) {
  compareButton.hidden = true;
  show(report);
} else {
  void poll();
}
