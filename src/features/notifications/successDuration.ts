/** Time in ms to show a success notice, long enough to read it twice. A failure notice stays. */
export const successDurationMs = 10_000;
