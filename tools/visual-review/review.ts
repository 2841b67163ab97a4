import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { acceptShots, readAccepted } from './accepted.ts';
import { renderBefore } from './before.ts';
import { readBranch } from './commits.ts';
import { compare, defaultBuild } from './compare.ts';
import { isAcceptable, toGroups, type Group } from './groups.ts';
import type { Options } from './options.ts';
import { hasPixels, pixelsFile } from './pixels.ts';
import type { Run } from './run.ts';
import { readViewer } from './viewer.ts';

/** State that the viewer shows. */
export interface Review {
  groups: Group[];
  /** Number of screenshots that match the accepted ones. */
  same: number;
  /** Description of the server's current task. */
  busy?: string;
  /** Reason why the last comparison failed. */
  problem?: string;
  isReadOnly: boolean;
}

/** Compares once, and serves the viewer until Ctrl+C. */
export async function review(options: Options): Promise<void> {
  const session = new ReviewSession(options);
  const server = createServer((request, response) => {
    void session.answer(request, response).catch((error: Error) => {
      response.writeHead(500).end(error.message);
    });
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  // A fixed port lets a designer reload the page after a restart. If 4400 is in use, takes another.
  await listen(4400).catch(() => listen(0));
  const { port } = server.address() as AddressInfo;
  console.log(`Review: http://127.0.0.1:${port}\nPress Ctrl+C to stop.`);
  // Ctrl+C is the usual end of a review, not an error.
  process.prependOnceListener('SIGINT', () => process.exit(0));
  void session.compare();
}

/** Holds the state of the viewer's server, and responds to requests. */
class ReviewSession {
  readonly #options: Options;
  #run: Run = { shots: [] };
  /** Branch of the compared stories. */
  #branch = '';
  #busy: string | undefined;
  #problem: string | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Compares the stories, then renders accepted screenshots that this machine does not have. */
  async compare(): Promise<void> {
    if (this.#busy) return;
    this.#problem = undefined;
    const { accepted, build } = this.#options;
    try {
      this.#busy = 'Comparing the stories with their accepted screenshots…';
      this.#branch = await readBranch();
      const run = await compare(this.#options);
      // The designer may have accepted screenshots in the meantime.
      const current = readAccepted(accepted);
      for (const shot of run.against ? [] : run.shots) {
        if (isAcceptable(shot) && current.get(shot.name) === shot.after) shot.state = 'same';
      }
      this.#run = run;
      this.#busy = 'Rendering accepted screenshots that this machine does not have…';
      if (!this.#run.against) await renderBefore(this.#run.shots, accepted, build || defaultBuild);
    } catch (error) {
      this.#problem = (error as Error).message;
      console.error(this.#problem);
    } finally {
      this.#busy = undefined;
    }
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request;
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('Cache-Control', 'no-store');
    // Prevents DNS rebinding: another site could point its own host name to 127.0.0.1.
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')) {
      response.writeHead(403).end('Open the address that `review` printed.');
    } else if (method === 'POST') {
      // The browser sets this header, so another site cannot forge it.
      if (headers.origin !== `http://${headers.host}`) response.writeHead(403).end();
      else if (url === '/accept') await this.#accept(JSON.parse(await text(request)), response);
      else if (url === '/compare') response.writeHead(202).end(void this.compare());
      else response.writeHead(404).end();
    } else if (url === '/review.json') {
      sendJson(response, this.#toReview());
    } else if (url.startsWith('/pixels/')) {
      await sendPixels(response, url.slice('/pixels/'.length));
    } else {
      const html = await readViewer();
      response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }
  }

  #toReview(): Review {
    return {
      groups: toGroups(this.#run),
      same: this.#run.shots.filter(({ state }) => state === 'same').length,
      busy: this.#busy,
      problem: this.#problem,
      isReadOnly: this.#run.against !== undefined,
    };
  }

  /** Accepts screenshots if they are still the same as in the viewer. */
  async #accept(seen: { name: string; after?: string }[], response: ServerResponse): Promise<void> {
    if (this.#branch !== (await readBranch())) {
      response.writeHead(409).end('The branch has changed. Compare again.');
      return;
    }
    const shots = seen.flatMap(({ name, after }) => {
      const found = this.#run.shots.find((shot) => shot.name === name && shot.after === after);
      return found && isAcceptable(found) && !this.#run.against ? found : [];
    });
    if (shots.length === 0 || shots.length < seen.length) {
      response.writeHead(409).end('A screenshot has changed since it was shown. Look at it again.');
      return;
    }
    await acceptShots(this.#options.accepted, shots);
    for (const shot of shots) shot.state = 'same';
    sendJson(response, this.#toReview());
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

async function sendPixels(response: ServerResponse, name: string): Promise<void> {
  const hash = /^([0-9a-f]{32})\.png$/.exec(name)?.[1];
  if (!hasPixels(hash)) return void response.writeHead(404).end();
  const png = await readFile(pixelsFile(hash));
  response
    .writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=31536000, immutable' })
    .end(png);
}
