import type { StylisPlugin } from '@emotion/cache';

const logicalNames: [RegExp, string][] = [
  [/^left$/, 'inset-inline-start'],
  [/^right$/, 'inset-inline-end'],
  [/^(margin|padding|border)-left\b/, '$1-inline-start'],
  [/^(margin|padding|border)-right\b/, '$1-inline-end'],
  [/^border-top-left-radius$/, 'border-start-start-radius'],
  [/^border-top-right-radius$/, 'border-start-end-radius'],
  [/^border-bottom-left-radius$/, 'border-end-start-radius'],
  [/^border-bottom-right-radius$/, 'border-end-end-radius'],
];

/** Values of a shorthand such as `4px calc(1px + 2px) 0 var(--space)`. */
const shorthandValues = /(?:\((?:[^()]|\([^()]*\))*\)|[^\s(])+/g;

const logicalAlignments: Record<string, string> = { left: 'start', right: 'end' };

/**
 * Emotion plugin that replaces physical properties with logical ones: `margin-left` becomes
 * `margin-inline-start`. So MUI's components follow the reading direction of the page, without a
 * second style sheet.
 */
export const logicalProperties: StylisPlugin = (element) => {
  const { type, props: name, children: value } = element;
  if (type !== 'decl' || typeof name !== 'string' || typeof value !== 'string') return;
  const found = logicalNames.find(([pattern]) => pattern.test(name));
  // `left: 50%` centres an element together with a `translate`, which has no logical form.
  if (found && value !== '50%') element.value = `${name.replace(...found)}:${value};`;
  const [values = '', important = ''] = value.split(/(?=!)/);
  const [top, right, bottom, left] = values.match(shorthandValues) ?? [];
  if (/^(margin|padding)$/.test(name) && left !== undefined && left !== right) {
    const block = `${name}-block:${top} ${bottom}${important};`;
    element.value = `${block}${name}-inline:${left} ${right}${important};`;
  }
  const alignment = name === 'text-align' && logicalAlignments[value];
  if (alignment) element.value = `${name}:${alignment};`;
};
