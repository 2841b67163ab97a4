declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** A number gives the axis a fixed value. With a range, the axis stays variable. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Entries of the name table to keep. */
    preserveNameIds: number[];
    /** Layout features to keep. */
    keepFeatures: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
