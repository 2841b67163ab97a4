import { enhanceAll } from './app/behaviours.ts';

enhanceAll(document);
