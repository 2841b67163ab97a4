import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import type { Seen } from '../visual/desk/review.ts';
import type { Runner, Visual } from '../visual/desk/server.ts';
import type { Box, Run, Shot } from '../visual/run.ts';

const modes = (['phone', 'tablet', 'desktop'] as const).flatMap((device) =>
  (['light', 'dark'] as const).map((scheme) => ({
    mode: `${device}-${scheme}`,
    width: { phone: 390, tablet: 768, desktop: 1440 }[device],
    scheme,
  })),
);

const titles = ['Sections/Hero', 'Sections/Footer', 'Components/Button', 'Pages/HomePage'];

/** How many of the differences are one change, as a token makes it. */
export const groupSize = 72;

/**
 * A run with differences, as data and small PNGs in a folder of its own: the first `groupSize` are one
 * change, the next one changed in a way of its own, and so on. What is written to it can be read back.
 */
export async function createReviewFixture(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'review-'));
  const pixelsFile = (hash: string) => join(folder, `${hash}.png`);
  await mkdir(folder, { recursive: true });
  const screenshots = new Map<string, Promise<{ before: string; after: string; box: Box }>>();

  async function store(png: PNG): Promise<string> {
    const hash = createHash('sha256').update(png.data).digest('hex').slice(0, 32);
    await writeFile(pixelsFile(hash), PNG.sync.write(png));
    return hash;
  }
  async function draw(width: number, scheme: string) {
    const png = new PNG({ width, height: 420 });
    const [paper, ink] = scheme === 'dark' ? [28, 220] : [246, 40];
    fill(png, { x: 0, y: 0, width, height: png.height }, [paper, paper, paper]);
    fill(png, { x: 24, y: 24, width: width - 160, height: 36 }, [ink, ink, ink]);
    fill(png, { x: 24, y: 90, width: width - 48, height: 220 }, [120, 80, 190]);
    const before = await store(png);
    const box = { x: 24, y: 340, width: 140, height: 44 };
    fill(png, box, [160, 36, 133]);
    return { before, after: await store(png), box };
  }

  const shots: Shot[] = [];
  for (let index = 0; index < count; index += 1) {
    const { mode, width, scheme } = modes[index % modes.length]!;
    const title = titles[Math.floor(index / modes.length) % titles.length]!;
    const story = `Story ${Math.floor(index / (modes.length * titles.length)) + 1}`;
    const storyId = `${title}--${story}`.toLowerCase().replaceAll(/[/ ]/g, '-');
    const key = `${width} ${scheme}`;
    if (!screenshots.has(key)) screenshots.set(key, draw(width, scheme));
    const screenshot = await screenshots.get(key)!;
    shots.push({
      name: `${storyId}/${mode}`,
      storyId,
      title,
      story,
      mode,
      width,
      scheme,
      ...screenshot,
      state: 'changed',
      group: index < groupSize ? 'token' : `own-${index}`,
      changedPixels: index < groupSize ? 6160 : index,
      takenAt: new Date(Date.UTC(2026, 10, 22, 6) + index * 300).toISOString(),
    });
  }

  const run: Run = {
    tree: 'tree',
    commit: '28d68a3b7c1f00aa',
    branch: 'main',
    startedAt: '2026-11-22T06:00:00.000Z',
    finishedAt: '2026-11-22T06:03:10.000Z',
    engine: 'chromium',
    system: 'linux x64',
    against: { kind: 'accepted' },
    compared: true,
    wanted: count,
    shots,
  };
  const accepted = new Map<string, string>();
  const state = {
    tree: 'tree',
    isRunning: false,
    isWatching: false,
    completed: 0,
    against: '',
    accepted: [] as Seen[],
    render: (_name: string): Promise<Buffer> => Promise.reject(new Error('It is in the cache.')),
  };
  const holds: Record<string, string> = {};
  const visual: Visual = {
    readRun: async () => run,
    treeNow: async () => state.tree,
    accept: async (seen) => {
      state.accepted.push(...seen);
      for (const { name, after = '' } of seen) accepted.set(name, after);
      return 'git add tests/visual/accepted.txt';
    },
    readAccepted: async () => accepted,
    readHolds: async () => holds,
    hold: async (name, note) => {
      holds[name] = note;
    },
    beforePng: (name) => state.render(name),
    complete: async () => {
      state.completed += 1;
    },
    pixelsFile,
  };
  const runner: Runner = {
    start: (against = '') => {
      state.isRunning = true;
      state.against = against;
    },
    watch: () => {},
    isRunning: () => state.isRunning,
    isWatching: () => state.isWatching,
    failure: () => undefined,
    stop: () => {},
  };
  const remove = () => rm(folder, { recursive: true });
  return { run, state, holds, visual, runner, pixelsFile, remove };
}

function fill({ data, width }: PNG, box: Box, colour: number[]): void {
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1)
      data.set([...colour, 255], (y * width + x) * 4);
}
