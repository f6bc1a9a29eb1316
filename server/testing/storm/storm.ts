import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { listDeadLetters } from '#platform/jobs/dead-letters';
import { auditOrders } from '../audit-orders.ts';
import { recordCounts } from '../record-counts.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

export interface StormScene<Kind extends string> {
  /** Prepares what the callers of a round compete for. */
  begin(golark: TestApp): Promise<Round<Kind>>;
  kinds: readonly Kind[];
  name: string;
}

export interface Round<Kind extends string> {
  /**
   * Acts as one of many callers; returns the status of the response, or null where there was nothing to do. The numbers choose
   * among what there is.
   */
  act(kind: Kind, numbers: { first: number; second: number }): Promise<number | null>;
}

/** `npm run faults` sets the minutes; without them a storm has a few rounds. */
const minutes = Number(process.env['GOLARK_STORM_MINUTES'] ?? 0);
const fewestRounds = 2;

/** The embedded database serves one caller at a time, and takes a minute for what says less. */
export const stormTest = test.runIf(minutes > 0 || inject('postgresUrl'));
const waves = 3;
const callersPerWave = 16;

/** Responses that a caller can do something with: never an error of the server. */
const isExpected = (status: number): boolean => status < 500;

const hasAlert = (line: string): boolean => line.includes('"alert":');

/** All deadlines are over: the holds of checkouts and what jobs have left. */
const settle = async (golark: TestApp): Promise<void> => {
  await golark.runRecurring('orders.enqueue-open-work');
  await golark.passMinutes(40);
  await golark.runRecurring('orders.enqueue-open-work');
  await golark.passMinutes(40);
};

const arbitraryWave = <Kind extends string>(kinds: readonly Kind[]) =>
  fc.array(fc.record({ kind: fc.constantFrom(...kinds), first: fc.nat(), second: fc.nat() }), {
    minLength: callersPerWave,
    maxLength: callersPerWave,
  });

/** Rounds of many callers who act at once on the same few things; after each, stock, money and ledger must agree. */
export const runStorm = async <Kind extends string>({
  name,
  kinds,
  begin,
}: StormScene<Kind>): Promise<void> => {
  const golark = await createTestApp({ LOG_LEVEL: 'error' });
  const counts: Record<string, number> = {};
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const ends = Date.now() + minutes * 60_000;
  try {
    for (let round = 0; round < fewestRounds || Date.now() < ends; round++) {
      const { act } = await begin(golark);
      for (const wave of fc.sample(arbitraryWave(kinds), { numRuns: waves, seed: round * 7919 + 1 })) {
        const statuses = await Promise.all(
          wave.map(async ({ kind, ...numbers }) => {
            const status = await act(kind, numbers);
            if (status !== null) count(`${kind} ${status < 300 ? 'done' : status}`);
            return status;
          }),
        );
        expect(
          statuses.filter((status) => status !== null && !isExpected(status)),
          `round ${round}: ${golark.logged.join('')}`,
        ).toEqual([]);
      }
      await settle(golark);
      expect(await auditOrders(golark.ctx.db), `round ${round}`).toEqual([]);
      expect(await listDeadLetters(golark.ctx.db), `round ${round}`).toEqual([]);
      // a paid order that was refunded because it could not be confirmed leaves no other trace
      expect(golark.logged.filter(hasAlert), `round ${round}`).toEqual([]);
      count('rounds');
    }
    recordCounts(`${name}, ${golark.database.kind}`, counts);
  } finally {
    await golark.close();
  }
};
