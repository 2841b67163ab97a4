import { parseArgs } from 'node:util';

const commands = ['compare', 'accept', 'review', 'report'] as const;

/** Options from the command line. `usage` describes them. */
export type Options = ReturnType<typeof readOptions>;

export const usage = `visual-review [command] --storybook DIR --accepted FILE [options] [story …]

  compare   takes the screenshots and prints the differences (the default command)
            exit status: 0 without differences, 1 with differences, 2 after an error
  accept    accepts all differences, or only those in the named stories
  accept --from FILE --accepted FILE [story …]
            accepts the differences in an accepted file from another machine
  review    shows the differences in a browser, where you can accept them
  report --output FILE   writes the review as a single read-only HTML file that you can send

  --build COMMAND   builds the Storybook first, for example "storybook build --stats-json"
  --system SYSTEM   accepts only screenshots from this system, for example linux-x64
  --against REF     compares with a commit, a branch or a tag
  --all             takes all screenshots, not only those of stories that have changed

A story is an id or a pattern: button--primary, button--*, */narrow-dark`;

export function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      storybook: text,
      accepted: text,
      build: text,
      system: text,
      against: text,
      output: text,
      from: text,
      all: { type: 'boolean', default: false },
    },
  });
  const [first = ''] = positionals;
  const command = commands.find((one) => one === first) ?? 'compare';
  const patterns = command === first ? positionals.slice(1) : positionals;
  const { storybook, accepted, from, output } = values;
  if (!accepted) throw new Error(`--accepted is missing.\n\n${usage}`);
  if (!storybook && !from) throw new Error(`--storybook is missing.\n\n${usage}`);
  if (command === 'report' && !output) throw new Error(`--output is missing.\n\n${usage}`);
  return { ...values, command, storybook: storybook ?? '', accepted, patterns };
}
