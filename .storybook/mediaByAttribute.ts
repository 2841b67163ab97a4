import type { StylisElement, StylisPlugin } from '@emotion/cache';

/** What the toolbar can ask for, by the value of `data-media`: the query, and where it does not hold. */
const features = [
  { media: 'forced', asked: '(forced-colors: active)', otherwise: '(forced-colors: none)' },
  {
    media: 'contrast',
    asked: '(prefers-contrast: more)',
    otherwise: '(prefers-contrast: no-preference)',
  },
  { media: 'print', asked: 'print', otherwise: 'screen' },
];

/** The rules that are written already, and of the second writing, for which medium it is. */
const written = new WeakSet<StylisElement>();
const mediaOf = new WeakMap<StylisElement, string>();

/** `html` and `:root` have the attribute; all else is inside of them. */
function underAttribute(selector: string, media: string): string {
  const root = /^(html|:root)/.exec(selector)?.[0];
  const attribute = `[data-media="${media}"]`;
  return root ? root + attribute + selector.slice(root.length) : `${attribute} ${selector}`;
}

/**
 * A page cannot ask its browser for forced colours, for more contrast or for paper. So each rule
 * for them is written twice: as it is, and for the attribute that the toolbar sets. The second is
 * for windows where the first does not hold, so the real thing is never mixed with its likeness.
 */
export const mediaByAttribute: StylisPlugin = (element) => {
  const media = mediaOf.get(element);
  if (media && Array.isArray(element.props)) {
    element.props = element.props.map((selector) => underAttribute(selector, media));
  }
  if (element.type !== '@media' || written.has(element)) return;
  const feature = features.find(({ asked }) => element.value.includes(asked));
  if (!feature || typeof element.children === 'string') return;
  const real = { ...element, root: element };
  const likeness = {
    ...real,
    value: element.value.replace(feature.asked, feature.otherwise),
    children: element.children.map((rule) => ({ ...rule, props: [rule.props].flat() })),
  };
  for (const rule of likeness.children) mediaOf.set(rule, feature.media);
  written.add(real).add(likeness);
  element.value = '@media all';
  element.children = [real, likeness];
};
