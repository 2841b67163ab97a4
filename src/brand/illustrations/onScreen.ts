/** Limits a media query to screens, because a printed page has the layout of a narrow window. */
export const onScreen = (query: string) => query.replace('@media', '@media screen and');
