import { bringIslandsToLife } from './app/islands.ts';
import { enhanceAll } from './features/enhancements/enhancements.ts';

enhanceAll(document);
bringIslandsToLife(document);
