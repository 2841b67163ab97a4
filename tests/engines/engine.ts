/** As much of a browser as the core promises need, whatever protocol it is driven by. */
export interface Engine {
  name: string;
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page and brings its answer back. */
  run: <Args extends unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ) => Promise<Answer>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings of the console since the last call, where the protocol tells them. */
  takeComplaints: () => string[];
  close: () => Promise<void>;
}
