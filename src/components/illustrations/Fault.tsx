import { Drawing } from './Drawing.tsx';

export function Fault() {
  return <Drawing viewBox="0 0 480 320">{null}</Drawing>;
}
