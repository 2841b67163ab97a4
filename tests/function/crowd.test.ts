import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { amounts } from '../support/amounts.ts';
import { post, range, readNumbers } from './posting.ts';
import { shareFunction } from './support.ts';

const crowd = amounts.visitorsOfAnHour;
/** With `npm run test:long`, an attack has more connections, and the test prints the results. */
const { attacked, attackSeconds } = amounts;
const connectionsOfMachine = attackSeconds > 0 ? 10 : 2;
const hourMs = 60 * 60 * 1000;
const minuteMs = 60 * 1000;

const fn = await shareFunction();
const { api } = fn;

const ipv4 = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
const fromOneNetwork = (_: number, attempt: number) => `2001:db8:1:${attempt.toString(16)}::1`;

test(`The function accepts messages from 60, 300 and ${crowd} visitors, and sends at most 30 single-message mails per hour`, async () => {
  const singlesMs: number[] = [];
  api.answer = (take) => {
    const subject = api.calls.at(-1)?.mail.subject ?? '';
    if (!/^Contact messages: \d+$/.test(subject)) singlesMs.push(fn.clock.now);
    return take();
  };
  const answers: unknown[] = [];
  const send = async (count: number, minutes: number, address: (number: number) => string) => {
    const from = answers.length;
    for (let minute = 1; minute <= minutes; minute += 1) {
      const endMs = fn.clock.now + minuteMs;
      const to = from + Math.round((count * minute) / minutes);
      for (let number = answers.length; number < to; number += 1) {
        answers.push(await post(fn, number, address(number)));
      }
      await fn.deliver();
      fn.clock.now = Math.max(fn.clock.now, endMs);
    }
  };
  await send(60, 1, () => '192.0.2.60');
  await send(300, 1, ipv4);
  await send(crowd, 60, ipv4);
  await fn.deliverAll();

  expect(new Set(answers)).toEqual(new Set(['sent']));
  expect(readNumbers(api.mails.values())).toEqual(range(360 + crowd));
  const tooMany = singlesMs.filter((ms, index) => ms - (singlesMs[index - 30] ?? 0) < hourMs);
  expect(tooMany).toEqual([]);
  // The other mails are digests. A digest can contain several messages, and up to 900 KB of text.
  const digests = api.mails.size - singlesMs.length;
  expect(digests).toBeLessThan(10 + crowd / 250);
});

const attacks = [
  { name: '1 machine', machines: 1, address: ipv4 },
  { name: '20 machines', machines: 20, address: ipv4 },
  { name: 'a /48 network', machines: 20, address: fromOneNetwork },
];

test.each(attacks)('Attacks from $name block no visitor', async ({ name, machines, address }) => {
  let attempts = 0;
  let stored = 0;
  const over = new AbortController();
  const attack = async (_: unknown, connection: number) => {
    while (!over.signal.aborted) {
      attempts += 1;
      const code = await post(fn, 100 + attempts, address(connection % machines, attempts));
      if (code === 'sent') stored += 1;
    }
  };
  const deliverMeanwhile = async () => {
    while (!over.signal.aborted) {
      await fn.deliver();
      await setTimeout(50);
    }
  };
  const attackers = Array.from({ length: machines * connectionsOfMachine }, attack);
  const deliveries = deliverMeanwhile();
  const answers: unknown[] = [];
  for (const visitor of range(attacked)) {
    await setTimeout((attackSeconds * 1000) / attacked);
    answers.push(await post(fn, visitor, `198.51.100.${visitor}`));
  }
  over.abort();
  await Promise.all([...attackers, deliveries]);
  await fn.deliverAll();

  expect(answers).toEqual(range(attacked).map(() => 'sent'));
  const numbers = readNumbers(api.mails.values());
  expect(numbers.slice(0, attacked)).toEqual(range(attacked));
  expect(numbers).toHaveLength(attacked + stored);
  if (attackSeconds > 0) {
    const figures = `${attempts} attempts, ${stored} stored, ${api.mails.size} mails`;
    console.log(`${name}: ${attacked} visitors, ${figures}`);
  }
});
