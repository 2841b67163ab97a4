import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../supabase/functions/send-contact-email/connection.ts';
import { openDatabase, openPGlite } from '../../server/database.ts';
import { hasPostgres, type Postgres, startPostgres } from '../support/postgres.ts';
import { post, range, readNumbers } from './posting.ts';
import { createMailApi, startFunction, type TestFunction } from './support.ts';
import { serveMailApi, startWorker } from './workers.ts';

if (!hasPostgres) {
  console.warn(
    'PostgreSQL is not tested. Install postgresql (Debian) or set POSTGRES_URL to test it.',
  );
}

const schema = `
  select format('%s %s %s %s', table_name, column_name, data_type, column_default) as line
    from information_schema.columns where table_schema = 'contact'
  union all select indexdef from pg_indexes where schemaname = 'contact'
  union all select conname || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'contact'::regnamespace
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'contact'::regnamespace
  union all select format('%s %s %s', relname, relrowsecurity, relacl) from pg_class
    where relnamespace = 'contact'::regnamespace
  union all select call_token from contact.delivery order by line`;

test('With PGlite, the first start creates the database, and a restart keeps the tables, and ends the delivery lease of a killed process', async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'pglite-'));
  const folder = join(temporary.path, '.database/8080');
  const first = await openPGlite(folder);
  const before = (await first.query(schema, [])) as { line: string }[];
  expect(before.filter(({ line }) => /^\w+ t /.test(line))).toHaveLength(3);
  await first.query("update contact.delivery set leased_until = 'infinity'", []);
  await first.close();
  const second = await openPGlite(folder);
  expect(await second.query(schema, [])).toEqual(before);
  const [delivery] = await second.query('select leased_until::text from contact.delivery', []);
  expect(delivery).toEqual({ leased_until: '-infinity' });
  await second.close();
});

test('openDatabase rejects a MySQL DATABASE_URL, and the error hides the password', async () => {
  const opened = openDatabase('mysql://user:secret@127.0.0.1/contact', '');
  await expect(opened).rejects.toThrow(/^DATABASE_URL must start with (?!.*secret)/);
});

test('The function replaces a database connection that does not answer for 17 seconds', async () => {
  vi.useFakeTimers();
  const end = vi.fn(async () => {});
  const unsafe = vi.fn(() => new Promise<object[]>(() => {}));
  // With fake timers, this second takes no time. The first answer must come after the start.
  unsafe.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 1_000, [])));
  const connections = [
    { unsafe, end },
    { unsafe: async () => [{ answer: 1 }], end },
  ];
  const { query } = connect(() => connections.shift()!);
  void query('select 1', []);
  void query('select 1', []);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(end).toHaveBeenCalledOnce();
  expect(await query('select 1', [])).toEqual([{ answer: 1 }]);
  vi.useRealTimers();
});

describe.runIf(hasPostgres)('With PostgreSQL', () => {
  const api = createMailApi();
  let postgres: Postgres;
  let first: TestFunction;
  let second: TestFunction;

  beforeAll(async () => {
    postgres = await startPostgres();
    const settings = { RATE_LIMIT: '20', MAILS_PER_HOUR: '1000' };
    const start = async () =>
      startFunction({ api, settings, database: await openDatabase(postgres.url, '') });
    // Both workers migrate the empty database at the same time.
    [first, second] = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    // Stops PostgreSQL first, because the next line throws if a worker did not start.
    await postgres.stop();
    await Promise.all([first.close(), second.close()]);
  });
  beforeEach(() => first.reset());
  afterEach(() => vi.restoreAllMocks());

  /** Posts a message to one of the two workers. */
  const postByAny = (number: number, index: number) =>
    post(index % 2 ? first : second, number, `192.0.2.${number}`);

  test('two workers store a repeated message only once', async () => {
    const codes = await Promise.all(range(20).map((index) => postByAny(0, index)));
    expect(new Set(codes)).toEqual(new Set(['sent']));
    expect(await first.waiting()).toBe(1);
  });

  test('two workers share the rate limit for an IP address', async () => {
    const codes = range(60).map((number) => post(number % 2 ? first : second, number));
    expect((await Promise.all(codes)).filter((code) => code === 'sent')).toHaveLength(20);
  });

  test('two workers that deliver at the same time send each mail only once', async () => {
    await Promise.all(range(50).map(postByAny));
    await Promise.all([first.deliver(), second.deliver()]);
    expect(api.calls).toHaveLength(50);
    expect(readNumbers(api.mails.values())).toEqual(range(50));
  });

  test('no transaction is open during a call to the mail service', async () => {
    const open = `select query from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and xact_start is not null`;
    const transactions = Promise.withResolvers<object[]>();
    api.answer = async (take) => {
      transactions.resolve(await second.query(open, []));
      return take();
    };
    await post(first, 0);
    await first.deliver();
    expect(await transactions.promise).toEqual([]);
  });

  test('no prepared statement remains, so that a connection pooler can use any connection', async () => {
    await post(first, 0);
    await first.deliver();
    expect(await first.query('select name from pg_prepared_statements', [])).toEqual([]);
  });

  test('a database restart loses no messages', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const thanked: number[] = [];
    const visit = async (number: number) => {
      if ((await postByAny(number, number)) === 'sent') thanked.push(number);
    };
    await Promise.all(range(10).map(visit));
    await Promise.all([postgres.restart(), ...range(100).slice(10).map(visit)]);
    await expect.poll(() => postByAny(100, 0), { timeout: 20_000 }).toBe('sent');
    await expect.poll(() => postByAny(101, 1), { timeout: 20_000 }).toBe('sent');
    await first.deliverAll();
    const numbers = readNumbers(api.mails.values());
    expect(numbers).toEqual([...new Set(numbers)]);
    expect(numbers).toEqual(expect.arrayContaining([...thanked, 100, 101]));
  });

  test('the function delivers a message by mail when it runs on Deno', async () => {
    const mails = await serveMailApi(api);
    const settings = {
      DATABASE_URL: postgres.url,
      MAIL_API_URL: mails.url,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
    };
    const flags = ['--no-remote', '--node-modules-dir=manual', '--allow-env', '--allow-net'];
    const command = [resolve('node_modules/.bin/deno'), 'run', ...flags, 'index.ts'];
    const deno = await startWorker(settings, command, 'supabase/functions/send-contact-email');
    expect(await deno.post(0)).toBe(true);
    await expect.poll(() => readNumbers(api.mails.values()), { timeout: 20_000 }).toEqual([0]);
    await expect.poll(() => first.waiting()).toBe(0);
    await deno.kill();
    mails.close();
  });
});
