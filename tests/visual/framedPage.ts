import { PNG } from 'pngjs';
import type { Engine } from '../../tools/engines/engine.ts';
import type { CapturePage } from './browser.ts';

/**
 * WebKitGTK's window is never as narrow as a phone: what it captures stands in a frame, whose size is
 * free, and is cut out of its window.
 */
export function toFramedPage(engine: Engine): CapturePage {
  let size = { width: 800, height: 600 };
  return {
    open: async (url) => {
      // A small document of the same site, to hold the frame.
      await engine.goto(new URL('/index.json', url).href);
      await engine.run(openFrame, url, size.width, size.height);
    },
    resize: async (width, height) => {
      size = { width, height };
      // Room for the window's own bars.
      await engine.resize(Math.max(width, 600) + 100, height + 200);
      await engine.run(resizeFrame, width, height);
    },
    run: (work, ...args) => engine.run(runInFrame, work.toString(), args) as never,
    // No pointer reaches into the frame: the addon of pseudo-classes draws this state.
    hover: async () => {},
    rest: () => engine.press('F2'),
    setForcedColors: async () => {},
    capture: async () => cut(await engine.screenshot(), size),
    close: engine.close,
  };
}

/** Runs in the window. */
function openFrame(url: string, width: number, height: number): Promise<void> {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.style.cssText = `position: fixed; inset: 0; border: 0; width: ${width}px; height: ${height}px;`;
  document.body.replaceChildren(frame);
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      frame.focus();
      resolve();
    });
  });
}

/** Runs in the window, whose own size follows a moment after it was asked for. */
async function resizeFrame(width: number, height: number): Promise<void> {
  const isRoomy = () => innerWidth >= width && innerHeight >= height;
  while (!isRoomy()) await new Promise((resolve) => setTimeout(resolve, 20));
  const frame = document.querySelector('iframe');
  if (frame) Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
}

/** Runs in the window. */
function runInFrame(source: string, args: unknown[]): unknown {
  const frame = window.frames[0] as Window & {
    eval: (code: string) => (...given: unknown[]) => unknown;
  };
  return frame.eval(`(${source})`)(...args);
}

function cut(png: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const whole = PNG.sync.read(png);
  if (whole.width === width && whole.height === height) return png;
  const part = new PNG({ width, height });
  PNG.bitblt(whole, part, 0, 0, width, height, 0, 0);
  return PNG.sync.write(part);
}
