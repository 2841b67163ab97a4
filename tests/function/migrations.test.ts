import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../server/database.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { numberedMessage, range, readNumbers } from './posting.ts';
import { createDatabaseFolder, startFunction } from './support.ts';

const folder = 'supabase/migrations';
const isOld = (name: string) => name < '20261128';
const old = readdirSync(folder).toSorted().filter(isOld);
const oldTables = old.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');

const mails = `insert into contact.mails
  (key, body, is_without_reply_to, is_digest, written_at, failures) values`;
const messages = `insert into contact.messages
  (hash, content, bytes, is_suspicious, accepted_at, refusals, due_at, mail_key) values`;
const time = "timestamptz '2026-11-25 11:00Z'";
const message = (number: number, refusals: number, mailKey: string) => {
  const content = JSON.stringify({ ...numberedMessage(number), honeypot: '' });
  const hash = `contact.sha256('${content}')`;
  return `(${hash}, '${content}', 100, false, ${time}, ${refusals}, ${time}, ${mailKey})`;
};
/** Messages in every state: without a mail, refused, and in a mail that is sent again. */
const oldRows = `
  ${mails} ('single', '{}', false, false, ${time}, 0), ('taken', '{}', false, false, ${time}, 3),
    ('refused', '{}', true, false, ${time}, 0), ('digest', '{}', false, true, ${time}, 9);
  ${messages} ${[
    message(0, 0, 'null'),
    message(1, 1, 'null'),
    message(2, 2, 'null'),
    message(3, 0, "'single'"),
    message(4, 0, "'taken'"),
    message(5, 0, "'refused'"),
    message(6, 0, "'digest'"),
    message(7, 1, "'digest'"),
  ].join()};
  insert into contact.messages (hash, bytes, is_suspicious, accepted_at, due_at, delivered_at)
    values ('delivered', 1, false, ${time}, ${time}, ${time})`;

/** Delivers the waiting messages. The mail service already has the mail with the key "taken". */
async function expectNothingLost(database: Database): Promise<void> {
  const fn = await startFunction({ database });
  const other = { from: 'a', to: ['b'], subject: '', text: '' };
  fn.api.mails.set('taken', other);
  await fn.deliverAll();
  const rest = range(8).filter((number) => number !== 4);
  expect(readNumbers(fn.api.mails.values())).toEqual(rest);
  expect([...fn.api.mails.keys()]).toEqual(
    expect.arrayContaining(['single', 'taken', 'refused', 'digest']),
  );
  expect(fn.api.mails.get('refused')?.reply_to).toBeUndefined();
  expect(fn.api.mails.get('taken')).toBe(other);
  expect(await fn.query('select * from contact.inbox', [])).toHaveLength(8);
}

test('With PGlite, the migrations keep the waiting messages of an older version', async () => {
  await using data = await mkdtempDisposable(join(tmpdir(), 'migrations-'));
  await createDatabaseFolder(data.path);
  const before = await PGlite.create(data.path);
  await before.exec(oldTables + oldRows);
  await before.close();
  const database = await openDatabase(undefined, data.path);
  await expectNothingLost(database);
  await database.close();
});

test.runIf(hasPostgres)(
  'With PostgreSQL, the migrations keep the waiting messages of an older version',
  async () => {
    const server = await startPostgres();
    onTestFinished(server.stop);
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    await sql.unsafe(oldTables + oldRows);
    await sql.end();
    const database = await openDatabase(server.url, '');
    await expectNothingLost(database);
    await database.close();
  },
);

test('Each function in the schema has an empty search path, as the Supabase linter demands', async () => {
  const { query, close } = await openDatabase('memory://', '');
  const rows = await query(
    `select proname, proconfig from pg_proc where pronamespace = 'contact'::regnamespace order by 1`,
    [],
  );
  const names = ['accept', 'next_mail', 'purge', 'sha256'];
  expect(rows).toEqual(names.map((proname) => ({ proname, proconfig: ['search_path=""'] })));
  await close();
});
