/** Time in ms to show a success notice, enough to read it twice. A failure notice stays open. */
export const successDurationMs = 10_000;
