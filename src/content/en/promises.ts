/** What the agency promises its clients. Several sections of the page use these texts. */

/** Number of hours within which a visitor gets an answer (PROD-4). */
export const replyHours = 24;
export const replyTime = `within ${replyHours} hours`;

/** Name and length of the first call, as used in sentences on the page. */
export const firstCall = { name: 'half-hour call', duration: 'half an hour' };

/** Name and contents of the plan that a visitor receives after the call. */
export const plan = { name: 'written plan', contents: 'scope, price and dates' };
