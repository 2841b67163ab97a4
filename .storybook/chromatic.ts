import { spawnSync } from 'node:child_process';

/** `npm run chromatic`: the same stories, at the same widths and schemes, on Chromatic. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  /* Only stories that a change can reach are taken (TurboSnap). */
  const options = [
    '--build-script-name=build:storybook',
    '--exit-zero-on-changes',
    '--only-changed',
    '--externals=public/**',
  ];
  const { status } = spawnSync('chromatic', options, { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
} else {
  console.log(
    'Chromatic was left out: set CHROMATIC_PROJECT_TOKEN to the token that chromatic.com shows ' +
      'under your project → Manage → Configure.',
  );
}
