import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawOrder } from './draw.ts';
import type { QueueLog } from './schemas.ts';
import { verifyLog } from './verify-log.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const codeOf = sha256;
const newSeed = () => {
  const seed = sha256(randomUUID());
  return { seed, commitment: sha256(seed) };
};

const saleAt = '2026-12-01T18:00:00.000Z';
const at = (seconds: number): string => new Date(Date.parse(saleAt) + seconds * 1000).toISOString();

/** A log of a sale in which everything was right: some were drawn, some came later, some were let in. */
const aLog = async ({
  drawn,
  later,
  admitted,
}: {
  drawn: number;
  later: number;
  admitted: number;
}): Promise<QueueLog> => {
  const { seed, commitment } = newSeed();
  const codes = Array.from({ length: drawn }, () => codeOf(randomUUID()));
  const entry = (code: string, index: number, joinedAt: string) => ({
    ...{ code, joinedAt, number: index + 1, leftAt: null },
    admittedAt: index < admitted ? at(1 + index) : null,
  });
  const first = (await drawOrder(seed, codes, sha256)).map((code, i) => entry(code, i, at(-60)));
  const rest = Array.from({ length: later }, (_, i) => entry(codeOf(randomUUID()), drawn + i, at(i)));
  return {
    ...{ eventId: 'ev-1', saleAt, drawnAt: at(0), commitment, seed },
    entries: [...first, ...rest],
  };
};

const sizes = fc.record({
  drawn: fc.integer({ min: 2, max: 30 }),
  later: fc.integer({ min: 0, max: 10 }),
  admitted: fc.integer({ min: 0, max: 20 }),
});

test('a log of a sale in which the draw was followed has nothing wrong', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, async (size) => {
      expect(await verifyLog(await aLog(size), sha256)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('two who exchanged their numbers are found', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, a, b) => {
      const log = await aLog(size);
      const [one, other] = [a % size.drawn, b % size.drawn];
      fc.pre(one !== other);
      const entries = log.entries.map((entry, i) => {
        const from = i === one ? other : i === other ? one : i;
        return { ...entry, code: log.entries[from]?.code ?? '' };
      });
      expect(await verifyLog({ ...log, entries }, sha256)).not.toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['another seed', (log: QueueLog) => ({ ...log, seed: newSeed().seed })],
  ['another commitment', (log: QueueLog) => ({ ...log, commitment: newSeed().commitment })],
  [
    'someone who was there and is left out of the log',
    (log: QueueLog) => ({
      ...log,
      entries: log.entries.slice(1).map((entry, i) => ({ ...entry, number: i + 1 })),
    }),
  ],
  ['a missing number', (log: QueueLog) => ({ ...log, entries: log.entries.slice(1) })],
  [
    'someone who was let in too early',
    (log: QueueLog) => ({
      ...log,
      entries: log.entries.map((entry, i) => (i === 7 ? { ...entry, admittedAt: at(0) } : entry)),
    }),
  ],
  [
    'someone who came later and passed others',
    (log: QueueLog) => ({
      ...log,
      entries: log.entries.map((entry, i) => (i === 11 ? { ...entry, joinedAt: at(-1) } : entry)),
    }),
  ],
  ['a draw that has not taken place', (log: QueueLog) => ({ ...log, seed: null, drawnAt: null })],
])('%s is found', async (_, change) => {
  const log = await aLog({ drawn: 10, later: 3, admitted: 5 });
  expect(await verifyLog(change(log), sha256)).not.toEqual([]);
});

test('who left is passed by others', async () => {
  const log = await aLog({ drawn: 10, later: 0, admitted: 5 });
  const entries = log.entries.map((entry, i) =>
    i === 2 ? { ...entry, admittedAt: null, leftAt: at(2) } : entry,
  );
  expect(await verifyLog({ ...log, entries }, sha256)).toEqual([]);
});
