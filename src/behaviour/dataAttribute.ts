/** A data attribute that markup or styles share with a behaviour. */
export interface DataAttribute<Value extends string> {
  /** Returns props for the markup: `<span {...shownWhile('idle')}>`. */
  (value?: Value): Record<string, string>;
  attribute: `data-${string}`;
  /** CSS selector for all elements with the attribute. */
  selector: string;
  /** CSS selector for all elements with the attribute and this value. */
  selectorFor: (value: Value) => string;
}

/**
 * Creates an attribute. The file of the behaviour exports it, and the markup and the styles import
 * it, so that all of them use the same name.
 */
export function dataAttribute<Value extends string = ''>(
  attribute: `data-${string}`,
): DataAttribute<Value> {
  return Object.assign((value?: Value) => ({ [attribute]: value ?? '' }), {
    attribute,
    selector: `[${attribute}]`,
    selectorFor: (value: Value) => `[${attribute}="${value}"]`,
  });
}
