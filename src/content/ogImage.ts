/** Preview image for the site in chat apps and feeds. `npm run generate -- icons` renders it. */
export const ogImage = { file: 'social-card.png', width: 1200, height: 630 };
