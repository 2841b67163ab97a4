import type { Shot } from '../../run.ts';
import type { Review, Seen } from '../review.ts';

/** Where the viewer has its screenshots from, and where its decisions go. */
export interface Source {
  /** `desk` writes decisions at once; `report` gathers them for whoever can. */
  kind: 'desk' | 'report';
  /** Undefined when nothing is new. */
  read: (shown: string | undefined) => Promise<Review | undefined>;
  urlOf: (hash: string, name: string) => string;
  /** Resolves when the screenshot can be shown: one from before may have to be rendered anew. */
  load: (url: string, isWanted: () => boolean) => Promise<void>;
  /** Answers what is to be done next. */
  accept: (shots: Shot[]) => Promise<string>;
  hold?: (shots: Shot[], note: string) => Promise<void>;
  run?: (against: string) => Promise<void>;
}

/** Read once: the fragment may name a story to open, and the token outlives a reload. */
export const fragment = new URLSearchParams(window.location.hash.slice(1));

export const toSource = (): Source => {
  const embedded = document.querySelector('#review');
  return embedded ? reportSource(JSON.parse(embedded.textContent) as Review) : deskSource();
};

function deskSource(): Source {
  const sent = fragment.get('token');
  if (sent) localStorage.setItem('token', sent);
  const token = localStorage.getItem('token') ?? '';
  let etag = '';

  async function ask(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      body: body ? JSON.stringify(body) : null,
      headers: {
        'x-review-token': token,
        ...(body ? { 'content-type': 'application/json' } : { 'if-none-match': etag }),
      },
    }).catch(() => {
      throw new Error('The desk does not answer. Start it again: npm run review');
    });
    if (response.ok || response.status === 304) return response;
    throw new Error(((await response.json()) as Refusal).error);
  }

  return {
    kind: 'desk',
    async read(shown) {
      const response = await ask(
        `/api/review${shown ? `?shown=${encodeURIComponent(shown)}` : ''}`,
      );
      if (response.headers.get('etag') === etag) return undefined;
      etag = response.headers.get('etag') ?? '';
      return (await response.json()) as Review;
    },
    urlOf: (hash, name) => `/pixels/${hash}.png?${new URLSearchParams({ name, token }).toString()}`,
    async load(url, isWanted) {
      for (;;) {
        const response = await fetch(url);
        if (response.status === 200 || !isWanted()) return;
        if (response.status !== 202) throw new Error(((await response.json()) as Refusal).error);
        // 202: the server is still rendering it. It is asked again each second.
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    },
    async accept(shots) {
      const response = await ask('/api/accept', { seen: shots.map(toSeen) });
      return ((await response.json()) as { toCommit: string }).toCommit;
    },
    async hold(shots, note) {
      await ask('/api/hold', { names: shots.map(({ name }) => name), note });
    },
    async run(against) {
      await ask('/api/run', against ? { against } : {});
    },
  };
}

function reportSource(review: Review): Source {
  const urls = new Map<string, string>();
  let read = false;
  return {
    kind: 'report',
    read: async () => {
      if (read) return undefined;
      read = true;
      return review;
    },
    urlOf(hash) {
      const known = urls.get(hash);
      if (known) return known;
      const base64 = document.querySelector(`#png-${hash}`)?.textContent ?? '';
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
      urls.set(hash, url);
      return url;
    },
    load: async () => {},
    async accept(shots) {
      review.accepted = {
        ...review.accepted,
        ...Object.fromEntries(shots.map(({ name, after }) => [name, after ?? ''])),
      };
      read = false;
      return Object.entries(review.accepted)
        .map(([name, after]) => `${after || '-'} ${name}`)
        .join(' ');
    },
  };
}

interface Refusal {
  error: string;
}

const toSeen = ({ name, after }: Shot): Seen => ({ name, after });
