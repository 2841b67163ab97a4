/** The element, at the end of every page, in which notices are announced. */
export const noticesId = 'notices';
