import { readFile, readdir } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readDeskFile } from './deskFile.ts';
import type { Run } from '../tests/visual/run.ts';

/** What the review panel is told. */
export interface ReviewFile {
  /** Null where no run came with this Storybook. */
  run: Run | null;
  /** The hashes whose PNG can be shown: others are gone from the cache, or were never rendered here. */
  screenshots: string[];
  /** Where the desk is served at this moment. */
  desk?: string;
}

const folder = '.cache/visual';

/**
 * Gives the manager's panel the last run and its screenshots, as `review/run.json` and
 * `review/pixels/<hash>.png`. The built Storybook has them when `STORYBOOK_WITH_RUN` is set.
 */
export function reviewFiles(): Plugin {
  return {
    name: 'review-files',
    configureServer({ middlewares }) {
      middlewares.use('/review', (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const hash = /^\/pixels\/([0-9a-f]+)\.png$/.exec(path)?.[1];
        if (path !== '/run.json' && !hash) return next();
        const found = hash ? readFile(`${folder}/pixels/${hash}.png`) : devFile();
        found.then(
          (body) => {
            response.setHeader('content-type', hash ? 'image/png' : 'application/json');
            response.end(body);
          },
          () => {
            response.statusCode = 404;
            response.end();
          },
        );
      });
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName: `review/${fileName}`, source });
      const file = process.env['STORYBOOK_WITH_RUN'] ? await reviewFile() : none;
      emit('run.json', JSON.stringify(file));
      for (const hash of file.screenshots)
        emit(`pixels/${hash}.png`, await readFile(`${folder}/pixels/${hash}.png`));
    },
  };
}

const none: ReviewFile = { run: null, screenshots: [] };

async function reviewFile(): Promise<ReviewFile> {
  const text = await readFile(`${folder}/run.json`, 'utf8').catch(() => undefined);
  if (!text) return none;
  const run = JSON.parse(text) as Run;
  const wanted = new Set(run.shots.flatMap(({ before, after }) => [before, after]));
  const files = await readdir(`${folder}/pixels`).catch(() => []);
  const screenshots = files
    .map((name) => name.replace('.png', ''))
    .filter((hash) => wanted.has(hash));
  return { run, screenshots };
}

async function devFile(): Promise<string> {
  const [file, desk] = await Promise.all([reviewFile(), readDeskFile()]);
  return JSON.stringify({ ...file, ...(desk && { desk: desk.origin }) } satisfies ReviewFile);
}
