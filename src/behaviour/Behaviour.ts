/**
 * Behaviour that a script adds to one element of a page or a story, without React.
 * @param context When its `signal` aborts, the behaviour ends.
 */
export type Enhancement = (element: HTMLElement, context: { signal: AbortSignal }) => void;
