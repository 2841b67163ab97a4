import { enhanceAll } from './features/enhancements.ts';

enhanceAll(document);
