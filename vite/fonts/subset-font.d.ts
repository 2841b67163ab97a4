declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** An axis set to a number stands still; a range keeps it variable. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** Entries of the name table that stay. */
    preserveNameIds?: number[];
    /** Layout features that stay. Without it, all do. */
    keepFeatures?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
