import type { Engine as Driven } from '../engines/engine.ts';
import { findFirefox, startFirefox } from '../engines/firefox.ts';
import { findWebKit, startWebKit } from '../engines/webkit.ts';
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
  const start = engine === 'firefox' ? startFirefox : startWebKit;
  return {
    engine,
    // Each is a browser of its own.
    windows: 2,
    canForceColors: false,
    openPage: async () => toPage(await start(binary)),
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
    resize: (width, height) => resizeInside(engine, width, height),
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
async function resizeInside(engine: Driven, width: number, height: number): Promise<void> {
  const measure = () => engine.run(() => ({ width: innerWidth, height: innerHeight }));
  let [outerWidth, outerHeight] = [width, height];
  for (let round = 0; round < 3; round += 1) {
    await engine.resize(outerWidth, outerHeight);
    const inner = await measure();
    if (inner.width === width && inner.height === height) return;
    outerWidth += width - inner.width;
    outerHeight += height - inner.height;
  }
  throw new Error(`A window of ${width} × ${height} px cannot be had.`);
}
