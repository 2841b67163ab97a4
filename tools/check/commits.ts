import { spawnSync } from 'node:child_process';

/* Fails if a commit subject is too long. Skips commits on the remote's `main`. */

const maxCharacters = 72;

// Reads at most 20 commits, because without a remote, the range has all commits.
const options = ['--no-merges', '--max-count=20', '--format=%s'];
const range = ['HEAD', '--not', '--remotes=*/main'];
const { stdout } = spawnSync('git', ['log', ...options, ...range], { encoding: 'utf8' });
const subjects = stdout?.split('\n') ?? [];
const long = subjects.filter((subject) => subject.length > maxCharacters);
for (const subject of long)
  console.error(`${subject.length} characters, over ${maxCharacters}: ${subject}`);
process.exitCode = long.length > 0 ? 1 : 0;
