import { spawnSync } from 'node:child_process';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReviewFixture } from '../support/reviewFixture.ts';
import { serveDesk } from '../visual/desk/server.ts';

const empty = { type: 'text/plain', body: 'page' };
const page = { '/': empty, '/desk.js': empty, '/desk.css': empty };

let fixture: Awaited<ReturnType<typeof createReviewFixture>>;
let desk: Awaited<ReturnType<typeof serveDesk>>;

beforeAll(async () => {
  fixture = await createReviewFixture(6);
  desk = await serveDesk({ ...fixture, page, token: 'right' });
});
afterAll(() => Promise.all([desk.close(), fixture.remove()]));
beforeEach(() => {
  fixture.state.accepted = [];
});

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

/** What only the desk's own page sends, each of which a test takes away. */
const own = () => ({
  origin: desk.origin,
  'x-review-token': 'right',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

/** Unlike fetch, it sends any header. */
function ask(path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: OutgoingHttpHeaders }>(
    (resolve, reject) => {
      const sent = request(new URL(path, desk.origin), { method, headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
        );
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    },
  );
}

const seen = () => fixture.run.shots.slice(0, 2).map(({ name, after }) => ({ name, after }));
const accept = (headers: OutgoingHttpHeaders, body: unknown = { seen: seen() }) =>
  ask('/api/accept', { method: 'POST', headers, body });

describe('a write of the review desk', () => {
  test('its own page accepts exactly what was seen', async () => {
    const { status, text } = await accept(own());
    expect({ status, text }).toEqual({
      status: 200,
      text: '{"toCommit":"git add tests/visual/accepted.txt"}',
    });
    expect(fixture.state.accepted).toEqual(seen());
  });

  const without = (name: string) => {
    const { [name]: _left, ...rest } = own() as Record<string, string>;
    return rest;
  };
  const refused: Record<string, () => OutgoingHttpHeaders> = {
    'another site': () => ({ ...without('sec-fetch-site'), origin: 'https://evil.example' }),
    'a sandboxed frame': () => ({ ...without('sec-fetch-site'), origin: 'null' }),
    'another port of this machine': () => ({
      ...without('sec-fetch-site'),
      origin: 'http://127.0.0.1:1',
    }),
    'no origin at all': () => without('origin'),
    'another site by the browser’s word': () => ({ ...own(), 'sec-fetch-site': 'same-site' }),
    'a name that was made to point here': () => ({
      ...own(),
      host: `evil.example:${new URL(desk.origin).port}`,
    }),
    'a wrong token': () => ({ ...own(), 'x-review-token': 'wrong' }),
    'a token of the right length': () => ({ ...own(), 'x-review-token': 'righT' }),
    'no token': () => without('x-review-token'),
    'a form': () => ({ ...own(), 'content-type': 'text/plain' }),
  };
  test.for(Object.entries(refused))('%s is refused', async ([, headers]) => {
    expect((await accept(headers())).status).toBe(403);
    expect(fixture.state.accepted).toEqual([]);
  });

  test('a token in the address is refused, since another site can write an address', async () => {
    const sent = { method: 'POST', headers: without('x-review-token'), body: { seen: seen() } };
    expect((await ask('/api/accept?token=right', sent)).status).toBe(403);
  });

  test.for(['/api/hold', '/api/run'])('%s is refused without a token', async (path) => {
    const sent = { method: 'POST', headers: without('x-review-token'), body: {} };
    expect((await ask(path, sent)).status).toBe(403);
    expect(fixture.state.isRunning).toBe(false);
  });

  test('an empty list is refused, and never means all', async () => {
    expect((await accept(own(), { seen: [] })).status).toBe(400);
    expect((await accept(own(), {})).status).toBe(400);
    expect(fixture.state.accepted).toEqual([]);
  });

  test('what was taken again since it was seen is refused', async () => {
    const [one] = seen();
    const { status, text } = await accept(own(), { seen: [{ ...one, after: '0'.repeat(32) }] });
    expect(status).toBe(409);
    expect(text).toContain('taken again');
    expect(fixture.state.accepted).toEqual([]);
  });

  test('a run is compared with a name, never with an option', async () => {
    const run = (against: unknown) =>
      ask('/api/run', { method: 'POST', headers: own(), body: { against } });
    for (const against of ['--upload-pack=touch', '', 'a b', '$(id)', 7])
      expect((await run(against)).status).toBe(400);
    expect(fixture.state.isRunning).toBe(false);
    expect((await run('release/1.2~3')).status).toBe(200);
    expect(fixture.state.against).toBe('release/1.2~3');
    expect((await run('main')).status).toBe(409);
    fixture.state.isRunning = false;
  });
});

describe('a reading of the review desk', () => {
  const screenshot = () => `/pixels/${fixture.run.shots[0]?.after}.png`;

  test('a screenshot is given to the desk’s own page', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { status, headers: answered } = await ask(`${screenshot()}?token=right`, { headers });
    expect([status, answered['content-type']]).toEqual([200, 'image/png']);
    expect(answered['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('a screenshot is refused without the token, and to another site that has it', async () => {
    expect((await ask(screenshot())).status).toBe(403);
    expect((await ask(`${screenshot()}?token=wrong`)).status).toBe(403);
    const right = `${screenshot()}?token=right`;
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await ask(right, { headers: { 'sec-fetch-site': site } })).status).toBe(403);
    expect((await ask(right, { headers: { origin: 'https://evil.example' } })).status).toBe(403);
    expect((await ask(right, { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  test('the review is refused without the token', async () => {
    expect((await ask('/api/review')).status).toBe(403);
    const { status, text } = await ask('/api/review', { headers: own() });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ taken: 6, same: 0, tree: 'tree' });
  });

  test('a screenshot before is rendered, and nobody waits on a connection', async () => {
    const hash = 'ab'.repeat(16);
    const [shot, next] = fixture.run.shots;
    const path = `/pixels/${hash}.png?token=right&name=${encodeURIComponent(shot!.name)}`;
    expect((await ask(path)).status).toBe(404);
    shot!.before = hash;
    next!.before = hash;
    let asked = 0;
    fixture.state.render = () => {
      asked += 1;
      return new Promise(() => {});
    };
    const [one, other] = await Promise.all([ask(path), ask(path)]);
    expect([one.status, other.status, asked]).toEqual([202, 202, 1]);
    const rendered = `/pixels/${hash}.png?token=right&name=${encodeURIComponent(next!.name)}`;
    fixture.state.render = () => Promise.resolve(Buffer.from('png'));
    expect(await ask(rendered)).toMatchObject({ status: 200, text: 'png' });
  });

  test('equal changes are put into groups once, when a run has ended', async () => {
    const { run, state } = fixture;
    const read = () => ask('/api/review', { headers: own() });
    await read();
    expect(state.completed).toBe(0);
    delete run.shots[0]!.group;
    const { finishedAt } = run;
    delete run.finishedAt;
    await read();
    expect(state.completed).toBe(0);
    run.finishedAt = finishedAt ?? '';
    await read();
    await read();
    expect(state.completed).toBe(1);
  });

  test('no other file of this machine is served', async () => {
    for (const path of ['/pixels/../run.json', '/pixels/%2e%2e%2frun.png', '/package.json'])
      expect((await ask(`${path}?token=right`)).status).toBe(404);
  });

  test('a name that was made to point here is not even given the page', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
    expect((await ask('/')).status).toBe(200);
  });

  test('its policy allows no script, style, frame or connection but its own', async () => {
    const { headers } = await ask('/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "connect-src 'self'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  test('the tree as it is now is told, so that what was taken of another one is stale', async () => {
    const changed = await createReviewFixture(1);
    changed.state.tree = 'another tree';
    const other = await serveDesk({ ...changed, page, token: 'right' });
    const response = await fetch(`${other.origin}/api/review?token=right`);
    expect(await response.json()).toMatchObject({ tree: 'another tree', run: { tree: 'tree' } });
    await Promise.all([other.close(), changed.remove()]);
  });
});

test('a desk whose port is taken says so, and ends', () => {
  const { port } = new URL(desk.origin);
  const { status, stderr } = spawnSync(process.execPath, ['tests/visual/desk/start.ts'], {
    env: { ...process.env, PORT: port },
    encoding: 'utf8',
  });
  expect(stderr).toContain(
    `cannot be served: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
  expect(status).toBe(2);
});
