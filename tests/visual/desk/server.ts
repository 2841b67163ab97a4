import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { pixelsFile, type Run } from '../run.ts';
import { openPaths, refusal } from './guard.ts';
import type { DeskPage } from './page.ts';
import { toReview, type Seen } from './review.ts';

/** What the desk does with screenshots: the functions of `tests/visual`. */
export interface Visual {
  readRun: () => Promise<Run | undefined>;
  treeNow: () => Promise<string>;
  /** Writes exactly these, or throws with the reason. Answers what to commit. */
  accept: (seen: Seen[]) => Promise<string>;
  readAccepted: () => Promise<ReadonlyMap<string, string>>;
  readHolds: () => Promise<Record<string, string>>;
  /** An empty note releases the screenshot. */
  hold: (name: string, note: string) => Promise<void>;
  beforePng: (name: string) => Promise<Buffer>;
  /** Renders the screenshots before that are missing, and puts equal changes into groups. */
  complete: () => Promise<unknown>;
  pixelsFile?: (hash: string) => string;
}

/** `npm run visual`, when it is started from the desk. */
export interface Runner {
  start: (against?: string) => void;
  /** Captures what is saved from now on, where that was asked for. */
  watch: () => void;
  isRunning: () => boolean;
  /** Whether what is saved is captured at once. */
  isWatching: () => boolean;
  failure: () => string | undefined;
  stop: () => void;
}

interface DeskOptions {
  visual: Visual;
  runner: Runner;
  page: DeskPage;
  token: string;
  storybook?: string;
  port?: number;
  /** The id of the story that is being looked at. */
  onShown?: (storyId: string) => void;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} satisfies OutgoingHttpHeaders;

/** In bytes: every screenshot's name and hash, several times over. */
const bodyLimit = 1_000_000;

/** How long, in ms, the working tree is taken to be as it was. */
const treeIsFresh = 2000;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Answer {
  /** 202 for what is being rendered. */
  status?: number;
  type: string;
  body: string | Buffer;
  headers?: OutgoingHttpHeaders;
}

const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** Serves the review desk on 127.0.0.1. */
export async function serveDesk(options: DeskOptions) {
  const { visual, runner, page, token, storybook, port = 0, onShown } = options;
  const rendering = new Map<string, Promise<Buffer>>();
  let origin = '';
  let tree = { hash: Promise.resolve(''), at: -Infinity };

  const treeNow = () => {
    if (performance.now() - tree.at > treeIsFresh)
      tree = { hash: visual.treeNow(), at: performance.now() };
    return tree.hash;
  };

  /* Once for each run. */
  let completed = '';
  let isCompleting = false;
  let problem: string | undefined;
  function complete(run: Run): void {
    if (!run.finishedAt || run.finishedAt === completed || isCompleting || runner.isRunning())
      return;
    if (!run.shots.some(({ state, group }) => state === 'changed' && !group)) return;
    completed = run.finishedAt;
    isCompleting = true;
    problem = undefined;
    visual
      .complete()
      .catch((error: Error) => {
        problem = error.message;
      })
      .finally(() => {
        isCompleting = false;
      });
  }

  async function review({ searchParams }: URL): Promise<Answer> {
    const shown = searchParams.get('shown');
    if (shown) onShown?.(shown);
    const [run, tree, holds, accepted] = await Promise.all([
      visual.readRun(),
      treeNow(),
      visual.readHolds(),
      visual.readAccepted(),
    ]);
    if (run) complete(run);
    const state = {
      tree,
      holds,
      storybook,
      isRunning: runner.isRunning() || (runner.isWatching() && run?.finishedAt === undefined),
      isWatching: runner.isWatching(),
      isCompleting,
      failure: runner.failure() ?? problem,
    };
    return json(toReview(run, state, accepted));
  }

  /** A browser has few connections: one that waits for minutes would keep others from asking. */
  function renderedSoon(name: string): Promise<Buffer | undefined> {
    const rendered = rendering.get(name) ?? visual.beforePng(name);
    rendering.set(name, rendered);
    const forget = () => rendering.delete(name);
    rendered.then(forget, forget);
    const soon = setTimeout(1000, undefined, { ref: false });
    return Promise.race([rendered, soon]);
  }

  /** The pixels by their hash: taken here, or those before, which may have to be rendered anew. */
  async function screenshot({ pathname, searchParams }: URL): Promise<Answer> {
    const hash = /^\/pixels\/([0-9a-f]{16,64})\.png$/.exec(pathname)?.[1];
    if (!hash) throw new Refused(404, 'There is no such screenshot.');
    const name = searchParams.get('name');
    const file = (visual.pixelsFile ?? pixelsFile)(hash);
    const body = await readFile(file).catch(async () => {
      const shot = (await visual.readRun())?.shots.find((shot) => shot.name === name);
      if (shot?.before !== hash) throw new Refused(404, 'There is no such screenshot.');
      /* One that was rendered beside another which could not be is there all the same. */
      return renderedSoon(shot.name).catch((error: Error) =>
        readFile(file).catch(() => {
          throw new Refused(410, error.message);
        }),
      );
    });
    if (!body) return { ...json({}), status: 202 };
    const forever = { 'cache-control': 'private, max-age=31536000, immutable' };
    return { type: 'image/png', body, headers: forever };
  }

  const writes: Record<string, (body: Record<string, unknown>) => Promise<Answer>> = {
    '/api/accept': async ({ seen }) => {
      const run = await visual.readRun();
      const wanted = toSeen(seen);
      for (const { name, after } of wanted) {
        const shot = run?.shots.find((shot) => shot.name === name);
        if (!shot || shot.after !== after)
          throw new Refused(409, `${name} was taken again since you saw it. Look again.`);
      }
      const toCommit = await visual.accept(wanted).catch((error: Error) => {
        throw new Refused(409, error.message);
      });
      return json({ toCommit });
    },
    '/api/hold': async ({ names, note }) => {
      const known = new Set((await visual.readRun())?.shots.map(({ name }) => name));
      if (!isTexts(names) || typeof note !== 'string' || !names.every((name) => known.has(name)))
        throw new Refused(400, 'Names of screenshots and a note are needed.');
      for (const name of names) await visual.hold(name, note.trim().slice(0, 2000));
      return json({});
    },
    '/api/run': async ({ against }) => {
      if (runner.isRunning()) throw new Refused(409, 'A run is going on already.');
      /* A name of a branch, a tag or a commit, and never an option. */
      const isName = typeof against === 'string' && /^\w[\w./@^~-]{0,200}$/.test(against);
      if (against !== undefined && !isName)
        throw new Refused(400, 'Not the name of a branch, a tag or a commit.');
      runner.start(isName ? against : undefined);
      return json({});
    },
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', headers } = request;
    if (!URL.canParse(request.url ?? '', origin)) throw new Refused(400, 'Not an address.');
    const url = new URL(request.url ?? '', origin);
    const reason = refusal(
      { method, url: new URL(url.pathname + url.search, origin), headers },
      token,
    );
    if (reason) throw new Refused(403, reason);
    const write = writes[url.pathname];
    if (method === 'POST' && write) return write(await readJson(request));
    if (method === 'GET' && openPaths.has(url.pathname))
      return page[url.pathname as keyof DeskPage];
    if (method === 'GET' && url.pathname === '/api/review') return review(url);
    if (method === 'GET' && url.pathname.startsWith('/pixels/')) return screenshot(url);
    throw new Refused(404, 'There is nothing here.');
  }

  const server = createServer((request, response) => {
    answer(request)
      .then((found) => send(request, response, found))
      .catch((error: unknown) => {
        const status = error instanceof Refused ? error.status : 500;
        if (status === 500) console.error(error);
        const message = error instanceof Error ? error.message : String(error);
        response.writeHead(status, { ...headers, 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: message }));
      });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** The fragment is never sent: the token stays out of logs and of other sites. */
    address: `${origin}/#token=${token}`,
    origin,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body, status = 200, ...own }: Answer,
) {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  const all = {
    ...headers,
    'content-type': type,
    etag,
    'cache-control': 'no-cache',
    ...own.headers,
  };
  response.writeHead(isKnown ? 304 : status, all);
  response.end(isKnown ? undefined : body);
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bodyLimit) throw new Refused(413, 'That is too long.');
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString());
    if (typeof value === 'object' && value) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new Refused(400, 'That is not JSON.');
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

/** An empty list is refused: it must never mean "all". */
function toSeen(value: unknown): Seen[] {
  const isSeen = (one: unknown): one is Seen => {
    if (typeof one !== 'object' || !one) return false;
    const { name, after } = one as Partial<Record<keyof Seen, unknown>>;
    return typeof name === 'string' && ['string', 'undefined'].includes(typeof after);
  };
  if (Array.isArray(value) && value.length > 0 && value.every(isSeen)) return value;
  throw new Refused(400, 'The screenshots that were seen are needed.');
}
