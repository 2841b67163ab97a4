import { browserslistToTargets } from 'lightningcss';
import manifest from '../package.json' with { type: 'json' };

/** The oldest supported browsers (`browserslist` in package.json), in Lightning CSS's format. */
export const cssTargets = browserslistToTargets(manifest.browserslist);

/** The same browsers in the format of Vite's `build.target`, such as `chrome103` or `ios15.4`. */
export const scriptTargets = Object.entries(cssTargets).map(([name, version]) => {
  const [major, minor] = [version >> 16, (version >> 8) & 0xff];
  return `${name === 'ios_saf' ? 'ios' : name}${minor > 0 ? `${major}.${minor}` : major}`;
});
