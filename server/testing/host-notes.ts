import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/** Everything that a host stores about a guest, who has booked, and about its own calendar, changed by the same account. */
export const storeWhatHostsNote = async (
  { ctx, clock }: TestApp,
  { account_id, noteText, name }: { account_id: string; noteText: string; name: string },
): Promise<void> => {
  const now = clock.now();
  const booking = await ctx.db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('room_types', 'room_types.listing_id', 'bookings.listing_id')
    .select(['bookings.id', 'bookings.listing_id', 'room_types.id as room_type_id'])
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  const { id: booking_id, listing_id, room_type_id } = booking;
  const property_manager_id = 'pm-test';
  const days = { arrive_day: '2026-06-01', depart_day: '2026-06-03' };
  const note = { booking_id, property_manager_id, account_id, body: noteText, updated_at: now };
  await ctx.db.insertInto('reservation_notes').values(note).execute();
  const reply = { id: randomUUID(), property_manager_id, title: 'Parking', body: 'Behind the house' };
  await ctx.db
    .insertInto('saved_replies')
    .values({ ...reply, created_at: now })
    .execute();
  const night = days.arrive_day;
  await ctx.db.insertInto('night_notes').values({ room_type_id, night, note: 'Painters' }).execute();
  const own = { id: randomUUID(), listing_id, room_type_id, ...days, kind: 'guest', name: 'Lee Park' };
  await ctx.db
    .insertInto('own_reservations')
    .values({ ...own, created_at: now })
    .execute();
  const feed = { id: randomUUID(), listing_id, room_type_id, name: 'Harborstay', host: 'harborstay.example' };
  await ctx.db
    .insertInto('calendar_feeds')
    .values({ ...feed, url: 'https://harborstay.example/1.ics', created_at: now, next_fetch_at: now })
    .execute();
  const event = { id: randomUUID(), feed_id: feed.id, kind: 'reservation', summary: 'Reserved', ...days };
  await ctx.db.insertInto('feed_events').values(event).execute();
  const fetch = { id: randomUUID(), feed_id: feed.id, fetched_at: now, last_at: now, outcome: 'imported' };
  await ctx.db
    .insertInto('feed_fetches')
    .values({ ...fetch, differences: '[]', problems: '[]' })
    .execute();
  const change = { id: randomUUID(), listing_id, account_id, account_name: name, kind: 'nights' };
  await ctx.db
    .insertInto('calendar_changes')
    .values({ ...change, changed_at: now, from_day: night, until_day: days.depart_day, nights: '[]' })
    .execute();
};
