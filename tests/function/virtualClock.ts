import { setImmediate as nextTurn } from 'node:timers/promises';

/* Hashes are computed outside the event loop, and end in any order. */
const hashing = new Set<Promise<unknown>>();
const digest = crypto.subtle.digest.bind(crypto.subtle);
crypto.subtle.digest = (...data) => {
  const hash = digest(...data).finally(() => hashing.delete(hash));
  hashing.add(hash);
  return hash;
};

/** A clock that jumps to the next moment at which something is due, as soon as nothing else happens. */
export function createVirtualClock() {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];

  const sleep = (ms: number) =>
    new Promise<void>((wake) => {
      const at = time + ms;
      const place = sleepers.findLastIndex((sleeper) => sleeper.at <= at);
      sleepers.splice(place + 1, 0, { at, wake });
    });

  /** Runs until the work is done. */
  async function run<T>(work: Promise<T>): Promise<T> {
    const state = { isDone: false };
    const finish = () => void (state.isDone = true);
    void work.then(finish, finish);
    while (!state.isDone) {
      do {
        await Promise.all(hashing);
        for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      } while (hashing.size > 0);
      const next = sleepers.shift();
      if (!next) continue;
      time = next.at;
      next.wake();
    }
    return work;
  }

  return { now: () => time, sleep, run };
}
