import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { connectionOptions } from '../supabase/functions/send-contact-email/connection.ts';
import { reasonForError } from '../supabase/functions/send-contact-email/failureReason.ts';
import { databaseUrl } from '../supabase/functions/send-contact-email/settings.ts';
import { databaseFolder } from './contact.ts';
import { openPGlite } from './database.ts';
import { readPort } from './start.ts';
import { OwnersError } from './OwnersError.ts';

/** A row of the view `contact.inbox`. */
interface InboxMessage {
  received: Date;
  first_name: string;
  last_name: string;
  email: string;
  message: string;
  other_fields: Record<string, string> | null;
  possible_spam: boolean;
  status: 'waiting' | 'delivered';
}

const query = 'select * from contact.inbox';

/** Returns whether the command asks for CSV. */
function readArguments(): boolean {
  try {
    return parseArgs({ options: { csv: { type: 'boolean' } } }).values.csv ?? false;
  } catch {
    throw new OwnersError('Usage: npm run inbox [-- --csv]');
  }
}

/** Reads the inbox from PostgreSQL at `DATABASE_URL`, or else from the server's own database. */
async function readInbox(): Promise<InboxMessage[]> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return readEmbedded(databaseFolder(readPort(process.env)));
  const url = databaseUrl({ DATABASE_URL });
  if (!url?.startsWith('postgres')) throw new OwnersError('DATABASE_URL is malformed.');
  const sql = postgres(url, connectionOptions);
  try {
    return await sql.unsafe<InboxMessage[]>(query);
  } finally {
    await sql.end();
  }
}

async function readEmbedded(folder: string): Promise<InboxMessage[]> {
  if (!existsSync(folder)) throw new OwnersError(`There is no database in ${folder} yet.`);
  // PGlite creates files even to read. The server could not open files of another user.
  const { uid } = statSync(folder);
  if (process.getuid && process.getuid() !== uid) {
    throw new OwnersError(`${folder} belongs to the user ${uid}. Run this command as that user.`);
  }
  const database = await openPGlite(folder, 0);
  try {
    return (await database.query(query, [])) as InboxMessage[];
  } finally {
    await database.close();
  }
}

function toText(row: InboxMessage): string {
  const spam = row.possible_spam ? ', possible spam' : '';
  return [
    `${row.received.toUTCString()} (${row.status}${spam})`,
    `${row.first_name} ${row.last_name} <${row.email}>`,
    ...Object.entries(row.other_fields ?? {}).map((field) => field.join(': ')),
    '',
    row.message,
    '',
  ].join('\n');
}

function toCsv(rows: InboxMessage[]): string {
  const names = [
    'received',
    'first_name',
    'last_name',
    'email',
    'message',
    'other_fields',
  ] as const;
  const all = [...names, 'possible_spam', 'status'] as const;
  const lines = [
    all.join(','),
    ...rows.map((row) => all.map((name) => toCell(row[name])).join(',')),
  ];
  // With the byte order mark, Excel reads the file as UTF-8.
  return `\ufeff${lines.join('\r\n')}`;
}

/** Starts a cell such as `=1+1` with an apostrophe, because a spreadsheet would run the formula. */
function toCell(value: InboxMessage[keyof InboxMessage]): string {
  if (value === null) return '""';
  const isText = typeof value === 'string';
  const text = value instanceof Date ? value.toISOString() : isText ? value : JSON.stringify(value);
  return `"${text.replace(/^[=+\-@\t]/, "'$&").replaceAll('"', '""')}"`;
}

function explain(error: unknown): string {
  if (error instanceof OwnersError) return error.message;
  const reason = reasonForError(error);
  const isMissing = /42P01|3F000/.test(reason);
  return isMissing
    ? 'The database has no inbox yet. Start the server once to create it.'
    : `The database cannot be read (${reason}).`;
}

if (existsSync('.env')) process.loadEnvFile();
try {
  const isCsv = readArguments();
  const rows = await readInbox();
  console.log(isCsv ? toCsv(rows) : rows.map(toText).join('\n'));
  console.error(`${rows.length} messages.`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
