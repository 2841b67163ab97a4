import type { Engine as Driven } from '../../tools/engines/engine.ts';
import { findFirefox, startFirefox } from '../../tools/engines/firefox.ts';
import { findWebKit, startWebKit } from '../../tools/engines/webkit.ts';
import { toFramedPage } from './framedPage.ts';
import { startChromium, type CapturePage, type CaptureBrowser } from './browser.ts';
import type { Engine } from './run.ts';

export const engines: Engine[] = ['chromium', 'firefox', 'webkit'];

/** Which of the engines this machine has. */
export function installedEngines(): Engine[] {
  return engines.filter((engine) => engine === 'chromium' || findBinary(engine) !== undefined);
}

/** Starts an engine that this machine has. */
export async function startEngine(engine: Engine): Promise<CaptureBrowser> {
  if (engine === 'chromium') return startChromium();
  const binary = findBinary(engine);
  if (binary === undefined) {
    const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver and xvfb' }[engine];
    throw new Error(`${engine} is not installed (Debian: ${packages}).`);
  }
  return {
    engine,
    // Each is a browser of its own.
    windows: 2,
    canForceColors: false,
    openPage: async () =>
      engine === 'firefox'
        ? toPage(await startFirefox(binary))
        : toFramedPage(await startWebKit(binary)),
    close: async () => {},
  };
}

function findBinary(engine: 'firefox' | 'webkit'): string | undefined {
  return engine === 'firefox' ? findFirefox() : findWebKit();
}

/** A browser that the tests of engines drive, as a page. */
function toPage(engine: Driven): CapturePage {
  return {
    open: engine.goto,
    resize: resizeInside(engine),
    run: engine.run,
    hover: engine.hover,
    // Its pointer has not been moved.
    rest: () => engine.press('F2'),
    setForcedColors: async () => {},
    capture: engine.screenshot,
    close: engine.close,
  };
}

/** WebDriver sets the size of a window with its frame; what counts is the page inside. */
function resizeInside(engine: Driven): CapturePage['resize'] {
  const measure = () => engine.run(() => [innerWidth, innerHeight] as const);
  let frame: readonly [number, number] = [0, 0];
  return async (width, height) => {
    const given = frame;
    for (let round = 0; round < 3; round += 1) {
      await engine.resize(width + frame[0], height + frame[1]);
      const inner = await measure();
      if (inner[0] === width && inner[1] === height) return;
      frame = [frame[0] + width - inner[0], frame[1] + height - inner[1]];
    }
    frame = given;
    throw new Error(`This engine has no window of ${width} × ${height} px.`);
  };
}
