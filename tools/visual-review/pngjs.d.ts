/** The part of pngjs that this project uses. The package has no types. */
declare module 'pngjs' {
  interface WriteOptions {
    colorType?: 2 | 6;
    inputHasAlpha?: boolean;
    deflateLevel?: number;
  }

  export class PNG {
    static sync: {
      read: (png: Buffer) => PNG;
      write: (png: PNG, options?: WriteOptions) => Buffer;
    };
    constructor(size: { width: number; height: number });
    width: number;
    height: number;
    /** Four bytes for each pixel: red, green, blue, alpha. */
    data: Buffer;
  }
}
