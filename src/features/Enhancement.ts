/**
 * Behaviour that a script adds, without React, to one element of a page or a story.
 * @param signal ends the behaviour when it aborts.
 */
export type Enhancement = (element: HTMLElement, context: { signal: AbortSignal }) => void;
