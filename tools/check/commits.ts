import { execFileSync } from 'node:child_process';

/* Fails if a commit that is not on the remote's `main` has a subject that is too long. */

const maxCharacters = 72;

/** Returns the subjects of at most 20 new commits. Without a remote, every commit is new. */
function readSubjects(): string[] {
  const options = ['--no-merges', '--max-count=20', '--format=%s'];
  const range = ['HEAD', '--not', '--remotes=*/main'];
  try {
    const log = execFileSync('git', ['log', ...options, ...range], { stdio: 'pipe' });
    return log.toString().split('\n');
  } catch {
    return [];
  }
}

const long = readSubjects().filter((subject) => subject.length > maxCharacters);
for (const subject of long)
  console.error(`${subject.length} characters, over ${maxCharacters}: ${subject}`);
process.exitCode = long.length > 0 ? 1 : 0;
