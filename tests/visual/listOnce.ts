import type { Studio } from './camera.ts';
import { listStories, type PhotographedStory } from './stories.ts';
import { previewUrl } from './take.ts';

/** Opens a served Storybook and lists what is photographed in it. */
export async function listOnce(studio: Studio, address: string): Promise<PhotographedStory[]> {
  const camera = await studio.openCamera();
  try {
    await camera.open(previewUrl(address));
    return await listStories(camera);
  } finally {
    await camera.close();
  }
}
