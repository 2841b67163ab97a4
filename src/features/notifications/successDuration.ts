/** In ms. It is long enough to read the notice twice. A failure notice has no timeout. */
export const successDurationMs = 10_000;
