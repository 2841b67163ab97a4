import type { Plugin } from 'vite';

/**
 * Storybook writes a story's description and source where only `meta.story()` reads them, and loses
 * those of `.extend()` (https://github.com/storybookjs/storybook/issues/35338). This moves them.
 */
export function describeExtended(): Plugin {
  return {
    name: 'describe-extended-stories',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler: (code) =>
        code.replaceAll(/^(\w+)\.parameters = \{$.+?^\};$/gms, (statement, story: string) =>
          statement.replaceAll(`${story}.parameters`, `${story}.input.parameters`),
        ),
    },
  };
}
