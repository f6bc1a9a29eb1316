import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Context } from '#platform/context';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { publicChangesRecurringJobs, publicVersionOf } from './public-changes.ts';

let golark: TestApp;
let ctx: Context;
beforeAll(async () => {
  golark = await createTestApp();
  ctx = golark.ctx;
  await aListing(ctx.db, { id: 'stay' });
});
afterAll(() => golark.close());

const send = (text: string) => golark.database.pool.query(text);
const version = () => publicVersionOf(ctx).read();

const changes = [
  "UPDATE listings SET cleaning_fee_amount = 1234 WHERE id = 'stay'",
  "UPDATE room_types SET nightly_amount = 4321 WHERE listing_id = 'stay'",
  `INSERT INTO nights (room_type_id, night, units, is_closed) VALUES ('stay-1', '${testDay(40)}', 1, true)`,
  "UPDATE nights SET is_closed = false WHERE room_type_id = 'stay-1'",
  "UPDATE listing_texts SET title = 'Another title' WHERE listing_id = 'stay'",
  "UPDATE property_managers SET joined_on = '2011-01-01'",
  "DELETE FROM listing_photos WHERE listing_id = 'stay'",
  'UPDATE cities SET population = population + 1',
  "DELETE FROM listings WHERE id = 'stay'",
];

test.each(changes)('the version grows once with: %s', async (change) => {
  const before = await version();
  await send(change);
  const after = await version();
  expect(after).toBe(before + 1);
  expect(await version()).toBe(after);
});

test.skipIf(!inject('postgresUrl'))('a change counts when it is committed, not when it is made', async () => {
  const client = await golark.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("UPDATE states SET name = 'Another name'");
    // other transactions begin and end meanwhile
    const before = await version();
    await send("UPDATE property_managers SET joined_on = '2012-01-01'");
    expect(await version()).toBe(before + 1);
    await client.query('COMMIT');
    expect(await version()).toBe(before + 2);
  } finally {
    client.release();
  }
});

test('a statement that changes no row, and one of data that is not public, leave the version as it is', async () => {
  const before = await version();
  await send("UPDATE cities SET population = 1 WHERE id = 'unknown'");
  await send("DELETE FROM reviews WHERE listing_id = 'unknown'");
  await send('UPDATE feature_flags SET name = name');
  expect(await version()).toBe(before);
});

test('entries of the feed are deleted after a week', async () => {
  const job = publicChangesRecurringJobs.find(({ name }) => name === 'database.prune-public-changes');
  const countAfter = async (days: number): Promise<number> => {
    const changedAt = new Date(ctx.clock.now().getTime() - days * 86_400_000);
    await ctx.db.updateTable('public_changes').set({ changed_at: changedAt }).execute();
    await job?.run(ctx);
    return (await ctx.db.selectFrom('public_changes').selectAll().execute()).length;
  };
  expect(await countAfter(6)).toBeGreaterThan(0);
  expect(await countAfter(8)).toBe(0);
});
