/** In ms: long enough to read the thanks twice. A failure stays until a visitor dismisses it. */
export const successDurationMs = 10_000;
