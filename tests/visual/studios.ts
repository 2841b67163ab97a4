import { startChromium, type Studio } from './camera.ts';
import type { Engine } from './run.ts';

/** Starts an engine that this machine has. */
export async function startEngine(engine: Engine): Promise<Studio> {
  if (engine === 'chromium') return startChromium();
  throw new Error(`${engine} is not installed.`);
}
