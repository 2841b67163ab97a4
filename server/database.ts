import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import project from '../package.json' with { type: 'json' };
import { connect, connectionOptions } from '../supabase/functions/send-contact-email/connection.ts';
import { OwnersError } from './OwnersError.ts';

export type Database = ReturnType<typeof connect>;

const migrationsFolder = join(import.meta.dirname, '../supabase/migrations');

/** Returns the statements that create the tables. They can run several times. */
function readMigrations(): string {
  const names = readdirSync(migrationsFolder).toSorted();
  return names.map((name) => readFileSync(`${migrationsFolder}/${name}`, 'utf8')).join('\n');
}

/**
 * Locks a folder until the database is closed or the process ends, because PGlite does not. Uses
 * SQLite, because Node has no other file lock that ends with the process.
 */
async function lockFolder(folder: string, waitMs: number): Promise<DatabaseSync> {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`);
  for (const startMs = performance.now(); ; await setTimeout(50)) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch {
      if (performance.now() - startMs < waitMs) continue;
      lock.close();
      throw new OwnersError(`Another process uses ${folder}. Stop it, then try again.`);
    }
  }
}

const inMemory = 'memory://';

/** Archive with an empty database for the installed version of PGlite. */
const emptyDatabase = join(
  import.meta.dirname,
  `../node_modules/.cache/pglite-${project.dependencies['@electric-sql/pglite']}.tar`,
);

/**
 * Creates the archive, unless it exists, and returns its path. To load the archive is several times
 * faster than to create a database. The speed matters because tests open many databases.
 */
export async function archiveEmptyDatabase(): Promise<string> {
  if (!existsSync(emptyDatabase)) {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create();
    const copy = await database.dumpDataDir('none');
    await database.close();
    const unfinished = `${emptyDatabase}.${process.pid}`;
    mkdirSync(dirname(emptyDatabase), { recursive: true });
    writeFileSync(unfinished, await copy.bytes());
    renameSync(unfinished, emptyDatabase);
  }
  return emptyDatabase;
}

/** Opens an empty database in memory. */
async function openInMemory(Class: typeof PGlite): Promise<PGlite> {
  return Class.create({ loadDataDir: new Blob([readFileSync(await archiveEmptyDatabase())]) });
}

/**
 * Opens PGlite in a folder or in memory. PGlite runs PostgreSQL inside this process.
 * @param waitMs Time to wait for the folder, because a server that restarts may still be closing its
 * database.
 */
export async function openPGlite(folder = inMemory, waitMs = 10_000): Promise<Database> {
  // The import is dynamic, because builds load this file but need no database.
  const { PGlite } = await import('@electric-sql/pglite');
  const lock = folder === inMemory ? undefined : await lockFolder(folder, waitMs);
  try {
    const database = await (lock ? PGlite.create(folder) : openInMemory(PGlite));
    await database.exec(readMigrations());
    // Ends the delivery lease, because a killed process could not end its lease.
    await database.exec("update contact.delivery set leased_until = '-infinity'");
    return {
      query: async (text, values) => (await database.query<object>(text, values)).rows,
      close: () => database.close().finally(() => lock?.close()),
    };
  } catch (error) {
    lock?.close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<Database> {
  const open = () => postgres(url, connectionOptions);
  const sql = open();
  try {
    // With the lock, servers that start at the same time change the tables one after another.
    await sql.unsafe(`select pg_advisory_xact_lock(20261125); ${readMigrations()}`);
  } finally {
    await sql.end();
  }
  return connect(open);
}

/**
 * Connects to the PostgreSQL server at `url`. If `url` is `memory://`, opens PGlite in memory.
 * Without a `url`, opens PGlite in `folder`.
 * @throws for any other `url`. The error does not contain `url`, because a URL may have a password.
 */
export async function openDatabase(url: string | undefined, folder: string): Promise<Database> {
  if (url?.startsWith('postgres')) return openPostgres(url);
  if (url && url !== inMemory) {
    throw new Error('DATABASE_URL must start with postgres:// or be memory://.');
  }
  return openPGlite(url || folder);
}
