import { startVitest } from 'vitest/node';

/**
 * `npm run test:postgres -- <url>` runs the tests on the PostgreSQL server at the address. Without
 * an address, it runs them on a server that is installed on this machine.
 */
const [url] = process.argv.slice(2);
if (url) process.env['POSTGRES_URL'] = url;
const files = ['tests/function/postgres.test.ts', 'tests/function/kills.test.ts'];
await startVitest('test', files, { run: true, project: 'function', testNamePattern: 'PostgreSQL' });
