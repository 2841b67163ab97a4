/** What an engine is started with. */
export interface EngineOptions {
  colorScheme?: 'light' | 'dark';
}

/** As much of a browser as these tests need, whatever protocol drives it. */
export interface Engine {
  /** Its product and version: "Chromium 103.0.5058.0". */
  name: string;
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page and brings its answer back. */
  run: <Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>;
  /** A real click: it fails where something else covers the element. */
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: 'Escape' | 'Tab' | 'F2') => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The window's pixels, as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Errors of the console and uncaught exceptions since the last call. */
  takeConsoleErrors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** An engine that this machine has. */
export interface InstalledEngine {
  label: string;
  start: (options?: EngineOptions) => Promise<Engine>;
}
