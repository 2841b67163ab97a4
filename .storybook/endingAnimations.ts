/*
 * Storybook waits for animations to end before axe looks, five seconds at most. One that follows the
 * scroll position runs for as long as it is there, and is at its place at once.
 */
const getAnimations = document.getAnimations.bind(document);
document.getAnimations = () =>
  getAnimations().filter(({ timeline }) => timeline === document.timeline);
