import { execFile } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactMessage } from '../../stories/fixtures/contactMessage.ts';
import { findFreePort } from '../../tools/servers/freePort.ts';
import { openPGlite } from '../../server/database.ts';
import { createDatabaseFolder, createRequest, shareFunction, startFunction } from './support.ts';

const dayMs = 24 * 60 * 60 * 1000;
const shared = await shareFunction();
const run = (sql: string) => shared.query(sql, []);
const post = (fields: object, { handle } = shared) =>
  handle(createRequest({ ...contactMessage, ...fields }));
const readNames = async () =>
  (await run('select * from contact.inbox')).map(
    (row) => (row as { first_name: string }).first_name,
  );

test('The inbox shows each message with all its fields, the newest first', async () => {
  const received = new Date(shared.clock.now);
  await post({});
  await shared.deliver();
  shared.clock.now += 1000;
  await post({ firstName: 'www.spam.example' });
  await run(`update contact.messages set content = content::jsonb || '{"mobilePhone": "12345", "fax": ""}'
    where is_suspicious`);
  const message = {
    received,
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@company.example',
    message: contactMessage.projectDetails,
    other_fields: null,
    possible_spam: false,
    status: 'delivered',
  };
  const spam = {
    ...message,
    received: new Date(shared.clock.now),
    first_name: 'www.spam.example',
    other_fields: { mobilePhone: '12345' },
    possible_spam: true,
    status: 'waiting',
  };
  expect(await run('select * from contact.inbox')).toEqual([spam, message]);
});

describe('A delivered message', () => {
  test.each([
    ['', 30],
    ['7', 7],
  ])('with KEEP_DAYS="%s" is kept for %i days', async (KEEP_DAYS, days) => {
    const fn = await shared.startWith({ settings: { KEEP_DAYS } });
    const keptMs = fn.clock.now + days * dayMs;
    await post({}, { ...shared, ...fn });
    await fn.deliver();
    fn.clock.now = keptMs - 1;
    await fn.deliver();
    expect(await readNames()).toEqual(['Layla']);
    fn.clock.now += 1;
    await fn.deliver();
    expect(await run('table contact.messages')).toEqual([]);
  });

  test('with KEEP_DAYS="0" is deleted on delivery', async () => {
    const fn = await shared.startWith({ settings: { KEEP_DAYS: '0' } });
    await post({}, { ...shared, ...fn });
    expect(await readNames()).toEqual(['Layla']);
    await fn.deliver();
    expect(await readNames()).toEqual([]);
    expect(JSON.stringify(await run('table contact.messages'))).not.toContain('Layla');
  });

  test('is deleted by the schedule after the KEEP_DAYS of the last delivery', async () => {
    const fn = await shared.startWith({ settings: { KEEP_DAYS: '2' } });
    const keptMs = fn.clock.now + 2 * dayMs;
    await post({}, { ...shared, ...fn });
    await fn.deliver();
    const purge = (ms: number) => shared.query('select contact.purge($1)', [new Date(ms)]);
    await purge(keptMs - 1);
    expect(await readNames()).toEqual(['Layla']);
    await purge(keptMs);
    expect(await readNames()).toEqual([]);
  });

  test('makes room for newer ones above 50,000 messages or 200 MB', async () => {
    const fill = (count: number, bytes: number) =>
      run(`insert into contact.messages
        (hash, content, bytes, is_suspicious, accepted_at, due_at, delivered_at)
        select number, '{}', ${bytes}, false, t, t, t - number * interval '1 second'
        from generate_series(1, ${count}) as number, now() as t`);
    const count = async () => {
      await run('select contact.purge(now())');
      return (await run('select count(*)::integer from contact.messages'))[0];
    };
    await fill(50_001, 1);
    expect(await count()).toEqual({ count: 50_000 });
    await run('truncate contact.messages');
    await fill(3, 80_000_000);
    expect(await count()).toEqual({ count: 2 });
  });
});

test("One SQL statement deletes a person's messages, and a deleted message is not sent", async () => {
  await post({ email: 'Eve@example.com' });
  await shared.deliver();
  await post({ email: 'eve@example.com', firstName: 'Waiting' });
  await post({ firstName: 'Other' });
  await run("delete from contact.inbox where lower(email) = 'eve@example.com'");
  expect(await readNames()).toEqual(['Other']);
  await shared.deliverAll();
  expect(shared.api.calls).toHaveLength(2);
});

test('The same words a day later are one message in the inbox, and are sent again', async () => {
  await post({});
  await shared.deliver();
  shared.clock.now += dayMs;
  await post({});
  await shared.deliver();
  expect(await readNames()).toEqual(['Layla']);
  expect(shared.api.mails.size).toBe(2);
});

describe('npm run inbox', async () => {
  const folder = await mkdtempDisposable(join(tmpdir(), 'inbox-'));
  const port = await findFreePort();
  const inbox = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: '', PORT: String(port) };
    const command = [resolve('server/inbox.ts'), ...args];
    const running = promisify(execFile)(process.execPath, command, { cwd: folder.path, env });
    return running.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    );
  };

  test('prints the messages in the embedded database, as text or CSV', async () => {
    expect(await inbox()).toBe(`There is no database in .database/${port} yet.\n`);
    const databaseFolder = join(folder.path, '.database', String(port));
    await createDatabaseFolder(databaseFolder);
    const database = await openPGlite(databaseFolder);
    const fn = await startFunction({ database });
    await post({ firstName: '=1+1', lastName: '"A"' }, { ...shared, ...fn });
    await database.close();
    expect(await inbox()).toBe(`Wed, 25 Nov 2026 12:00:00 GMT (waiting)
=1+1 "A" <layla@company.example>

A booking app.
For two hotels, please.

`);
    const cells = `"2026-11-25T12:00:00.000Z","'=1+1","""A""","layla@company.example",`;
    expect(await inbox('--csv')).toBe(
      `\ufeffreceived,first_name,last_name,email,message,other_fields,possible_spam,status\r
${cells}"A booking app.\nFor two hotels, please.","","false","waiting"\n`,
    );
  });

  test.each(['x', '--xml'])('prints its usage for the unknown argument %s', async (argument) => {
    expect(await inbox(argument)).toBe('Usage: npm run inbox [-- --csv]\n');
  });

  test('does not open a database of another user', async () => {
    vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.getuid=()=>12345');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await inbox()).toMatch(
      `.database/${port} belongs to the user ${process.getuid?.()}. Run this command as that user.`,
    );
  });

  test('does not open a database that a server uses', async () => {
    const database = await openPGlite(join(folder.path, '.database', String(port)));
    expect(await inbox()).toBe(
      `Another process uses .database/${port}. Stop it, then try again.\n`,
    );
    await database.close();
    await folder.remove();
  });
});
