import type { Studio } from './camera.ts';
import { listStories, type PhotographedStory } from './stories.ts';
import { previewUrl } from './take.ts';

/** Opens a served Storybook and lists what this engine can photograph in it. */
export async function listOnce(studio: Studio, address: string): Promise<PhotographedStory[]> {
  const camera = await studio.openCamera();
  try {
    await camera.open(previewUrl(address));
    const stories = await listStories(camera);
    return stories.filter(({ forcedColors }) => !forcedColors || studio.canForceColors);
  } finally {
    await camera.close();
  }
}
