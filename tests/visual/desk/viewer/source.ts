import type { Shot } from '../../run.ts';
import type { Patch } from '../../patch.ts';
import type { ReportPatch } from '../page.ts';
import type { Review, Seen } from '../review.ts';

/** Where the viewer has its screenshots from, and where its decisions go. */
export interface Source {
  /** `desk` writes decisions at once; `report` gathers them for whoever can. */
  kind: 'desk' | 'report';
  /** Undefined when nothing is new. */
  read: (shown: string | undefined) => Promise<Review | undefined>;
  /** The address of a screenshot, once it can be shown: one from before may have to be rendered anew. */
  load: (hash: string, name: string, isWanted: () => boolean) => Promise<string>;
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
    async load(hash, name, isWanted) {
      const url = `/pixels/${hash}.png?${new URLSearchParams({ name, token }).toString()}`;
      for (;;) {
        const response = await fetch(url);
        if (response.status === 200 || !isWanted()) return url;
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
  const urls = new Map<string, Promise<string>>();
  let read = false;
  return {
    kind: 'report',
    read: async () => {
      if (read) return undefined;
      read = true;
      return review;
    },
    load(hash, name) {
      const key = `${hash} ${name}`;
      const url = urls.get(key) ?? imageOf(hash, name).then((image) => URL.createObjectURL(image));
      urls.set(key, url);
      return url;
    },
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

/** An image that the report holds, whole or as a patch of another one. */
async function imageOf(hash: string, name: string): Promise<Blob> {
  const whole = document.querySelector(`#image-${hash}`)?.textContent;
  if (whole !== undefined) return toBlob(whole);
  const text = document.getElementById(`patch-${name}`)?.textContent;
  if (text === undefined) throw new Error('This file does not hold the screenshot.');
  const { image, ...patch } = JSON.parse(text) as ReportPatch;
  const [before, changed] = await Promise.all(
    [await imageOf(patch.before, name), toBlob(image)].map((blob) => createImageBitmap(blob)),
  );
  return compose(patch, before!, changed!);
}

function toBlob(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)]);
}

function compose({ width, height, box, foot }: Patch, before: ImageBitmap, changed: ImageBitmap) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(before, 0, 0);
  context?.drawImage(before, 0, before.height - foot, width, foot, 0, height - foot, width, foot);
  context?.drawImage(changed, box.x, box.y);
  return canvas.convertToBlob();
}

interface Refusal {
  error: string;
}

const toSeen = ({ name, after }: Shot): Seen => ({ name, after });
