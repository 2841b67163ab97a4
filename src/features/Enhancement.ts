/**
 * Behaviour that a script adds, without React, to one element of a page or a story.
 * @param context When its `signal` aborts, the behaviour ends.
 */
export type Enhancement = (element: HTMLElement, context: { signal: AbortSignal }) => void;
