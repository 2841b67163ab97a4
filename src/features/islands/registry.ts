/** Every island by its name in the markup, and how the browser loads its code. */
export const islands = {
  contactForm: () =>
    import('../contact/ContactFormIsland.tsx').then(({ ContactFormIsland }) => ContactFormIsland),
};

export type IslandName = keyof typeof islands;
