import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/open-test-database';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, seatsForSale } from '#testing/tickets';
import { readSale } from './copy-sale.ts';
import { reportOf } from './report.ts';
import { runRehearsal } from './run-rehearsal.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('200 buyers for the 20 seats of a copy: all are sold, none twice, and the sale itself is untouched', async () => {
  const { pool } = golark.database;
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId, rowLabel: '1' });
  await seatsForSale(golark, { eventId, rowLabel: '2' });
  // a hold of today is no part of the copy
  await aHold(golark, { listingId, quantity: 4 }, aBrowser());
  const before = await readSale(pool, eventId);
  if (!before) throw new Error('the event exists');
  const copy = await openTestDatabase();
  const environment = { QUEUE_ADMISSIONS_PER_SECOND: '100' };
  const rehearsal = await runRehearsal(copy, before, {
    buyers: 200,
    quantity: 2,
    roomSeconds: 1,
    environment,
  });
  await copy.close();
  expect(rehearsal).toMatchObject({
    ...{ tickets: 20, sold: 20, soldTwice: 0 },
    outcomes: { bought: 10, 'sold-out': 190, 'gave-up': 0 },
  });
  expect(await readSale(pool, eventId)).toEqual(before);
  const report = reportOf(rehearsal);
  expect(report[0]).toBe('20 of 20 tickets sold to 10 of 200 buyers; no seat twice.');
  expect(report.join('\n')).toMatch(/tickets per minute[\s\S]*hold seats +\d+ times[\s\S]*limit/);
});

test('an event that does not exist has no sale', async () => {
  expect(await readSale(golark.database.pool, 'unknown')).toBeNull();
});
