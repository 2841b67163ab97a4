/** A link that leads nowhere yet: it is announced as one, and does nothing. */
export const placeholder = { role: 'link', 'aria-disabled': true } as const;
