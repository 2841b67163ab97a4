import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { baselines, folderOf, lastRun, obsoleteList } from './paths.ts';

/**
 * Keeps what a run leaves behind fit to be accepted. A story that failed for another reason than its
 * screenshots leaves none. After a run of every story, an accepted screenshot that no story has asked
 * for fails the run.
 * @param asked the paths of the screenshots that were compared, filled while the stories run.
 */
export function obsoleteScreenshots(asked: ReadonlySet<string>): Plugin {
  return {
    name: 'obsolete-screenshots',
    configureVitest({ vitest, project }) {
      const isOurs = ({ project: other }: TestSpecification | TestModule) => other === project;
      const reporter: Reporter = {
        async onTestRunStart(specifications) {
          if (specifications.some(isOurs)) await rm(lastRun, { recursive: true, force: true });
        },
        async onTestRunEnd(modules) {
          const ours = modules.filter(isOurs);
          const failed = ours.flatMap(brokenStories).map(folderOf);
          for (const folder of failed) {
            await rm(join(lastRun, folder), { recursive: true, force: true });
          }
          if (vitest.config.testNamePattern || !(await includesEveryStory(ours))) return;
          const obsolete = (await filesIn(baselines, '.png'))
            .filter((path) => !asked.has(path))
            .map((path) => relative('.', path))
            .filter(
              (path) => !failed.some((folder) => path.startsWith(join(baselines, folder, '/'))),
            );
          if (obsolete.length === 0) return;
          const list = obsolete.join('\n');
          await mkdir(lastRun, { recursive: true });
          await writeFile(obsoleteList, list);
          console.error(
            `Accepted screenshots that no story asks for any more; npm run visual:accept deletes them:\n${list}`,
          );
          process.exitCode = 1;
        },
      };
      vitest.config.reporters.push(reporter);
    },
  };
}

/** The ids of the stories that failed for another reason than their screenshots. */
function brokenStories({ children }: TestModule): string[] {
  const failed: TestCase[] = [...children.allTests('failed')];
  return failed
    .map((test) => test.meta())
    .filter((meta) => !meta.isCompared)
    .map(({ storyId }) => storyId);
}

async function includesEveryStory(modules: readonly TestModule[]): Promise<boolean> {
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  return (await filesIn('stories', '.stories.tsx')).every((path) => ran.has(path));
}

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of glob(`${folder}/**/*${ending}`)) paths.push(resolve(path));
  return paths;
}
