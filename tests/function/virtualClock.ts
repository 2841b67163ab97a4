import { setImmediate as nextTurn } from 'node:timers/promises';

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
      // Hashes are computed outside the event loop: one of our own ends after those before it.
      await crypto.subtle.digest('SHA-256', new Uint8Array());
      for (let turn = 0; turn < 3; turn += 1) await nextTurn();
      const next = sleepers.shift();
      if (!next) continue;
      time = next.at;
      next.wake();
    }
    return work;
  }

  return { now: () => time, sleep, run };
}
