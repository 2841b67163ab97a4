import { glob, mkdir, rm, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';
import { baselines, lastRun, obsoleteList } from './paths.ts';

/**
 * Nothing obsolete stays: after a run of every story, an accepted picture that no story has asked
 * for fails the run.
 * @param asked the paths of the pictures that were compared, filled while the stories run.
 */
export function obsoleteScreenshots(asked: ReadonlySet<string>): Plugin {
  return {
    name: 'obsolete-pictures',
    configureVitest({ vitest, project }) {
      const isOurs = ({ project: other }: TestSpecification | TestModule) => other === project;
      const reporter: Reporter = {
        async onTestRunStart(specifications) {
          if (specifications.some(isOurs)) await rm(lastRun, { recursive: true, force: true });
        },
        async onTestRunEnd(modules) {
          if (vitest.config.testNamePattern || !(await includesEveryStory(modules.filter(isOurs))))
            return;
          const obsolete = (await filesIn(baselines, '.png')).filter((path) => !asked.has(path));
          if (obsolete.length === 0) return;
          const list = obsolete.map((path) => relative('.', path)).join('\n');
          await mkdir(lastRun, { recursive: true });
          await writeFile(obsoleteList, list);
          console.error(`Accepted pictures that no story asks for any more:\n${list}`);
          process.exitCode = 1;
        },
      };
      vitest.config.reporters.push(reporter);
    },
  };
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
