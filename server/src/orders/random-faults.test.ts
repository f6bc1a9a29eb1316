import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listDeadLetters } from '#platform/jobs/dead-letters';
import { auditOrders } from '#testing/audit-orders';
import { act, campaign, type Step } from '#testing/campaign/act';
import { createWorld } from '#testing/campaign/world';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { recordCounts } from '#testing/record-counts';
import type { TestApp } from '#testing/test-app';
import { advanceSandbox, postInProcess } from '../payments/gateway/advance-sandbox.ts';

/** `npm run faults` runs more and longer ones. */
const campaigns = Number(process.env['GOLARK_CAMPAIGNS'] ?? 1);
const stepsPerCampaign = Number(process.env['GOLARK_CAMPAIGN_STEPS'] ?? 40);

/** Responses that a caller can do something with; 500 is the lost answer of the gateway. */
const expected = new Set([200, 201, 402, 404, 409, 422, 429, 500]);

/** All faults are over and every deadline has passed: a request to book ends after a day. */
const settle = async (golark: FaultyTestApp): Promise<void> => {
  golark.faults.clear();
  for (let hours = 0; hours < 60; hours += 2) {
    // a job that came before its deadline, because the clock went back, is left to the safety net
    await golark.runRecurring('orders.enqueue-open-work');
    await golark.passMinutes(120);
    // the gateway reports what it was processing; a balance has no hold that ends
    await advanceSandbox(golark.ctx, postInProcess(golark.app));
  }
};

/** Nights that are taken, minus those of bookings. */
const nightsWithoutBooking = async ({ ctx }: TestApp): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT
    (SELECT coalesce(sum(booked), 0) FROM nights)
    - (SELECT coalesce(sum(r.units * (b.depart_day - b.arrive_day)), 0) FROM bookings b
        JOIN booking_rooms r ON r.booking_id = b.id WHERE b.holds_nights) AS n`.execute(ctx.db);
  return Number(rows[0]?.n);
};

const countsOf = async ({ ctx }: TestApp, steps: readonly Step[]): Promise<Record<string, number>> => {
  const { rows } = await sql<{ status: string; n: number }>`
    SELECT 'orders ' || status AS status, count(*) AS n FROM orders GROUP BY status
    UNION ALL SELECT 'changes made', count(*) FROM booking_changes WHERE status = 'APPLIED'
    UNION ALL SELECT 'balances reduced', count(*) FROM balance_cuts`.execute(ctx.db);
  const orders = rows.map(({ status, n }) => [status, Number(n)]);
  const taken = Map.groupBy(steps, ({ kind }) => kind);
  return Object.fromEntries([
    ['campaigns', 1],
    ...[...taken].map(([kind, of]) => [kind, of.length]),
    ...orders,
  ]);
};

const run = async (steps: readonly Step[]): Promise<void> => {
  const golark = await createFaultyTestApp();
  const { faults } = golark;
  try {
    const world = await createWorld(golark);
    for (const step of steps) {
      const statuses = await act(world, faults, step);
      expect(
        statuses.filter((status) => !expected.has(status)),
        JSON.stringify(step),
      ).toEqual([]);
    }
    await settle(golark);
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
    expect(await nightsWithoutBooking(golark)).toBe(0);
    expect(await listDeadLetters(golark.ctx.db)).toEqual([]);
    recordCounts(`gateway faults and clock jumps, ${golark.database.kind}`, await countsOf(golark, steps));
  } finally {
    await golark.close();
  }
};

test('stock, money, ledger, search and outbox agree after gateway faults and clock jumps', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(fc.asyncProperty(campaign(stepsPerCampaign), run), {
    numRuns: campaigns,
    endOnFailure: true,
  });
});
