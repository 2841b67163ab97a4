import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { findFreePort } from '../../tools/servers/freePort.ts';

/** Folder with PostgreSQL's programs. Debian has one such folder for each version. */
const programs = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Whether `POSTGRES_URL` is set, or PostgreSQL is installed on this machine. */
export const hasPostgres = Boolean(process.env['POSTGRES_URL'] || programs);

/** Creates a database at `POSTGRES_URL`, or on a new local server if the variable is not set. */
export async function startPostgres() {
  const given = process.env['POSTGRES_URL'];
  if (given) return createDatabase(given);

  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await findFreePort();
  const owner = await readOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(`${programs}/${program}`, args, { ...owner, cwd: folder });
  await run('initdb', '-D', 'data', '-A', 'trust', '-U', 'postgres', '--no-sync');

  const control = (...args: string[]) => run('pg_ctl', '-D', 'data', '-l', 'log', ...args);
  await control('start', '-o', `-p ${port} -k ${folder} -h 127.0.0.1`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => void (await control('restart')),
    stop: async () => {
      await control('stop');
      await rm(folder, { recursive: true });
    },
  };
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Creates a new database, because the tests delete all rows. */
async function createDatabase(server: string) {
  const name = `contact_test_${randomUUID().slice(0, 8)}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    /** Ends all connections to the database, because this process cannot restart the server. */
    restart: async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    },
    stop: async () => {
      await sql.unsafe(`drop database ${name} with (force)`);
      await sql.end();
    },
  };
}

/** For root, returns the ids of the `postgres` user, because PostgreSQL refuses to run as root. */
async function readOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const read = async (flag: string) =>
    Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout);
  return { uid: await read('-u'), gid: await read('-g') };
}
