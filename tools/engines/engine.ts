/** Commands that the tests send to a browser. Each browser has an adapter for the commands. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page and returns its result. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first matching element with the pointer. */
  click: (selector: string) => Promise<void>;
  /** Presses the keys of a text in a field. A line break presses Enter. */
  type: (selector: string, text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns console errors since the last call. WebKit returns only errors during page load. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}
