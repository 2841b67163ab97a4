interface Screenshot {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

/** Threshold 0: one channel of one pixel off by one, and the screenshots differ. */
export function comparePixels(reference: Screenshot, actual: Screenshot) {
  const [before, after] = [reference, actual].map(({ metadata }) => metadata);
  const sameSize = before?.width === after?.width && before?.height === after?.height;
  const pass = sameSize && bytes(reference).equals(bytes(actual));
  return { pass, diff: null, message: pass ? null : 'The pixels differ.' };
}

function bytes({ data }: Screenshot): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
