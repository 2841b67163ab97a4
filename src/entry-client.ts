import { hydrateIslands } from './app/islands.ts';
import { enhanceAll } from './features/enhancements/enhancements.ts';

hydrateIslands(document);
// What the page does beyond being read comes after the first frame that shows it.
requestAnimationFrame(() => enhanceAll(document));
