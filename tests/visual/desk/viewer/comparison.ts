export interface LoadedImage {
  image: CanvasImageSource;
  width: number;
  height: number;
}

export async function loadImage(url: string): Promise<LoadedImage> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { image, width: image.naturalWidth, height: image.naturalHeight };
}

function pixelsOf({ image }: LoadedImage, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot read pixels.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Marks each pixel that changed, by however little, on the faded screenshot after. */
export function drawDifference(
  canvas: HTMLCanvasElement,
  before: LoadedImage,
  after: LoadedImage,
): void {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  Object.assign(canvas, { width, height });
  const [was, is] = [before, after].map(
    (one) => new Uint32Array(pixelsOf(one, width, height).data.buffer),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !was || !is) return;
  const style = getComputedStyle(canvas);
  context.fillStyle = style.getPropertyValue('--mark');
  context.fillRect(0, 0, 1, 1);
  const [mark = 0] = new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer);
  context.drawImage(after.image, 0, 0);
  context.globalAlpha = 0.82;
  context.fillStyle = style.getPropertyValue('--background');
  context.fillRect(0, 0, width, height);
  const faded = context.getImageData(0, 0, width, height);
  const marked = new Uint32Array(faded.data.buffer);
  for (const [at, pixel] of was.entries()) if (pixel !== is[at]) marked[at] = mark;
  context.putImageData(faded, 0, 0);
}
