/**
 * Behaviour of one element of the served page. It works without React, in the page and in a story.
 * @param signal ends the behaviour.
 */
export type Enhancement = (element: HTMLElement, context: { signal: AbortSignal }) => void;
