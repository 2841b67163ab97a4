import { hydrateIslands } from './app/islands.ts';
import { enhanceAll } from './features/enhancements/enhancements.ts';

hydrateIslands(document);
enhanceAll(document);
