import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import {
  connectionOptions,
  type Query,
} from '../supabase/functions/send-contact-email/connection.ts';

export interface Database {
  query: Query;
  close: () => Promise<void>;
}

/** The folder of the project: Vite bundles this file into its configuration. */
const migrationsFolder = 'supabase/migrations';

/** Returns the statements that create the tables. They may run again. */
function readMigrations(): string[] {
  const names = readdirSync(migrationsFolder).toSorted();
  return names.map((name) => readFileSync(`${migrationsFolder}/${name}`, 'utf8'));
}

/** Opens PGlite, a PostgreSQL inside this process. Only one process may use a folder at a time. */
export async function openPGlite(folder?: string): Promise<Database> {
  // Builds and component tests load this file too: they need no database.
  const { PGlite } = await import('@electric-sql/pglite');
  if (folder) mkdirSync(folder, { recursive: true });
  const database = await PGlite.create(folder);
  for (const migration of readMigrations()) await database.exec(migration);
  return {
    query: async (text, values) => (await database.query<object>(text, values)).rows,
    close: () => database.close(),
  };
}

/** Opens a PostgreSQL server by its address. */
export async function openPostgres(url: string): Promise<Database> {
  const sql = postgres(url, connectionOptions);
  for (const migration of readMigrations()) await sql.unsafe(migration);
  return {
    query: (text, values) => sql.unsafe(text, values as string[]),
    close: () => sql.end({ timeout: 1 }),
  };
}
