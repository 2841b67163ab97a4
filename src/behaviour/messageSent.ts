import { dataAttribute } from './dataAttribute.ts';

/** On the root element after a message is sent. The contact form sets it, and drawings react to it. */
export const messageSent = dataAttribute('data-message-sent');
