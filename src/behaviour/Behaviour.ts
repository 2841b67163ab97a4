/**
 * The script of one element, without React. It throws if it misses an element that it needs.
 * @param context When its `signal` aborts, the behaviour ends.
 */
export type Behaviour = (element: HTMLElement, context: { signal: AbortSignal }) => void;
