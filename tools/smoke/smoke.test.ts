import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { contactFields } from '../../supabase/functions/_shared/contract.ts';
import { headersFor } from '../../server/headers.ts';
import { headerRules } from '../../vite/host/headers.ts';

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'";
const headers = {
  ...headersFor('/', headerRules([])),
  'content-type': 'text/html',
  'access-control-allow-headers': 'apikey, content-type, x-client-info, authorization',
};
const txtPath = '/.well-known/security.txt';
const securityTxt = (days: number) =>
  `Contact: mailto:a@b.example\nExpires: ${new Date(Date.now() + days * 86_400_000).toISOString()}`;
const homePage = '<script src="/a.js"></script><form action="/contact" method="post">';
const files = { '/': homePage, '/a.js': '//', [txtPath]: securityTxt(330) };
const fields = contactFields.filter(({ required }) => required).map(({ name }) => name);
const token = 'correct-token';
const correct = {
  policy,
  files,
  unknown: 404,
  trusted: /127\.0\.0\.1/,
  /** The function's responses to calls with the token, in order. The last response is repeated. */
  outbox: [{ waiting: 0, oldestSeconds: 0 }],
};

/** Serves a site, runs the smoke test on the site, and returns the names of the failed tests. */
async function smoke(
  change: Partial<typeof correct>,
  options: string[] = [],
  CALL_TOKEN = '',
): Promise<string[]> {
  const site = { ...correct, ...change };
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const toPort = (text: string) => text.replaceAll('PORT', String(port));
    const answer = (status: number, body = '') => response.writeHead(status).end(toPort(body));
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.url === '/contact') {
      const { 'x-call-token': callToken } = request.headers;
      if (callToken === token) {
        const state = site.outbox.length > 1 ? site.outbox.shift() : site.outbox[0];
        return answer(200, JSON.stringify({ code: 'delivering', ...state }));
      }
      if (callToken) return answer(403, '{"code":"token_not_valid"}');
      const { origin = '' } = request.headers;
      if (!site.trusted.test(origin)) return answer(403, '{"code":"origin_not_allowed"}');
      response.setHeader('access-control-allow-origin', origin);
      if (request.method === 'OPTIONS') return answer(204);
      return answer(422, JSON.stringify({ code: 'invalid_message', fields }));
    }
    response.setHeader('content-security-policy', toPort(site.policy));
    const file = new Map(Object.entries(site.files)).get(request.url ?? '');
    return file ? answer(200, file) : answer(site.unknown, '<h1>4<b>0</b>4</h1>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = ['--test-reporter=tap', 'tools/smoke/smoke.ts', url, ...options];
  const run = promisify(execFile)(process.execPath, args, { env: { ...process.env, CALL_TOKEN } });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return [...stdout.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name = '']) => name);
}

const headersTest = 'Page is served with its security headers';
const policyTest = 'Content security policy allows the target of the form';
const scriptTest = 'Content security policy allows every script on the page';
const hostTest = 'Host configuration files are not served';
const functionTests = [
  'Function allows a preflight request from the site',
  'Function refuses OPTIONS from another site',
  'Function refuses POST from another site',
  'Function refuses an incomplete message',
];
const outboxTest = 'No message waits for more than 15 minutes';
const noCall = policy.replace("connect-src 'self'", '');
/** A site whose contact function is on another host. */
const elsewhere = (source: string) => ({
  policy: policy.replaceAll(/(connect-src|form-action) 'self'/g, `$& ${source}`),
  files: { ...files, '/': homePage.replace('/contact', 'http://localhost:PORT/contact') },
});
const analytics = '<template><script src="https://stats.example/x.js?id=1"></script></template>';
const withFile = (path: string, file: string) => ({ files: { ...files, [path]: file } });

test.each<[fault: string, change: Partial<typeof correct>, failed: string[]]>([
  ['no fault', {}, []],
  ['no policy', { policy: '' }, [headersTest, policyTest, scriptTest]],
  ['a policy that forbids calls to the function', { policy: noCall }, [policyTest]],
  ['a function on another host', elsewhere('http://localhost:PORT/contact'), []],
  ['a policy that allows a whole host', elsewhere('http://localhost:PORT'), [policyTest]],
  ['a script from another site', withFile('/', `${analytics}${homePage}`), [scriptTest]],
  [
    'an allowed script from another site',
    {
      ...withFile('/', `${analytics}${homePage}`),
      policy: policy.replace("script-src 'self'", '$& https://stats.example/x.js'),
    },
    [],
  ],
  ['status 200 for every path', { unknown: 200 }, ['Unknown path returns the 404 page', hostTest]],
  ['a public host configuration file', withFile('/_nginx.conf', '#'), [hostTest]],
  ['a missing script', withFile('/a.js', ''), ['Scripts, fonts and icons on the page are served']],
  [
    'a security.txt that expires in 20 days',
    withFile(txtPath, securityTxt(20)),
    ['security.txt is valid for at least 30 days'],
  ],
  ['no form', withFile('/', '<p>Soon</p>'), [policyTest, ...functionTests]],
  ['no function', withFile('/', homePage.replace('contact', 'api')), functionTests],
  ['a function that accepts every origin', { trusted: /./ }, functionTests.slice(1, 3)],
])('A site with %s fails exactly the expected tests', async (_fault, change, failed) => {
  expect(await smoke(change)).toEqual(failed);
});

const messageTest = 'Function accepts one real message';

test('With --live, a real message is sent', async () => {
  expect(await smoke({}, ['--live'])).toEqual([messageTest]);
});

test('With --live and the call token, the command waits for all mails', async () => {
  const outbox = [0, 2, 0, 9].map((waiting) => ({ waiting, oldestSeconds: 1 }));
  expect(await smoke({ outbox }, ['--live'], token)).toEqual([messageTest]);
  expect(outbox).toHaveLength(1);
});

test.each<[fault: string, oldestSeconds: number, callToken: string]>([
  ['a message that has waited over 15 minutes', 901, token],
  ['a wrong token', 0, 'wrong-token'],
])('The test for waiting messages fails for %s', async (_fault, oldestSeconds, callToken) => {
  const outbox = [{ waiting: 1, oldestSeconds }];
  expect(await smoke({ outbox }, [], callToken)).toEqual([outboxTest]);
});
