/**
 * Behaviour that a script adds to one element of a page or a story. It does not need React.
 * @param signal ends the behaviour when it aborts.
 */
export type Enhancement = (element: HTMLElement, context: { signal: AbortSignal }) => void;
