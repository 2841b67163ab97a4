import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const sources = `.env.example package.json public src supabase theme tsconfig.json vite
  vite.config.ts`.split(/\s+/);

/** Copies the site's source files to a new folder. Tests change the copy, as an agency would. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of sources) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const pathOf = (file: string) => join(folder, file);
  return {
    pathOf,
    read: (file: string) => readFileSync(pathOf(file), 'utf8'),
    write(file: string, text: string | Buffer) {
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), text);
    },
    /** Inserts code above the line with the marker. Exactly one line must have the marker. */
    insertAbove(marker: string, { file, code }: { file: string; code: string }) {
      const [above, below, ...more] = this.read(file).split(
        new RegExp(`^(?=.*\\b${marker}\\b)`, 'm'),
      );
      if (below === undefined || more.length > 0)
        throw new Error(`${file} must contain exactly one "${marker}"`);
      this.write(file, above + code + below);
    },
    /** Runs a script of an installed package. The working directory is the copy's folder. */
    async run(file: string, ...options: string[]) {
      // If the copy has an `.env`, the project's settings do not apply.
      const hasSettings = existsSync(pathOf('.env'));
      const variables = Object.entries(process.env).filter(
        ([name]) => !hasSettings || !name.startsWith('VITE_'),
      );
      const env = { ...Object.fromEntries(variables), NODE_ENV: 'production' };
      const args = [resolve('node_modules', file), ...options];
      await promisify(execFile)(process.execPath, args, { cwd: folder, env });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
