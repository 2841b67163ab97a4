import { Drawing } from './Drawing.tsx';

export function NotFound() {
  return <Drawing viewBox="0 0 480 320">{null}</Drawing>;
}
