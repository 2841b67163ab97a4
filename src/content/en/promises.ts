/** Promises that several sections make. Each is written once. */

/** Within how many hours a visitor has an answer to a message (PROD-4). */
export const replyHours = 24;
export const replyTime = `within ${replyHours} hours`;

/** The first call, in the forms that the sentences need. */
export const firstCall = {
  name: 'half-hour call',
  duration: 'half an hour',
  minutes: 'thirty minutes',
};

/** What the plan has that follows the call. */
export const plan = 'scope, price and dates';
