/** The commands that the tests need from a browser. Each adapter implements them. */
export interface Engine {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page and returns its result. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks with the pointer on the first element that matches. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Returns console errors since the last call. WebKit returns only errors of page loads. */
  takeErrors: () => string[];
  close: () => Promise<void>;
}
