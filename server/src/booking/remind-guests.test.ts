import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { instantInZone } from '@golark/contract/dates/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, logInAgain, someDates } from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';
import { remindGuestJob } from './remind-guests.ts';

let golark: TestApp;
let guest: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
  guest = await anAccount(golark, { locale: 'en' });
});
beforeEach(() => golark.clock.set(testNow));
afterAll(() => golark.close());

let bookings = 0;

/** A confirmed booking whose confirmation is sent, and the address of its guest. */
const book = async (days: Partial<typeof someDates> = {}) => {
  bookings += 1;
  const email = `reminded-${bookings}@example.com`;
  const listing = await aListing(golark.ctx.db);
  const body = aBookingBody(await aQuote(golark, listing, { as: guest, ...days }));
  const response = await golark.call(bookStay, {
    as: guest,
    body: { ...body, guest: { ...body.guest, email } },
  });
  await golark.runJobs();
  return { bookingId: response.body.booking.id, email, listing };
};
const minutesUntilAccess = (): number => {
  const checkIn = instantInZone(someDates.arriveDay, '16:00', 'America/Denver').getTime();
  return (checkIn - golark.clock.now().getTime()) / 60_000 - 48 * 60;
};
const remindersTo = async (email: string) =>
  (await emailsTo(golark, email)).filter(({ subject }) => subject.startsWith('Your stay is coming up'));
const setPassword = (listing: string, wifi_password: string) =>
  golark.ctx.db
    .updateTable('listing_arrivals')
    .set({ wifi_password })
    .where('listing_id', '=', listing)
    .execute();

test('the confirmation has a calendar file that leads to the address, and no door code', async () => {
  const { email, bookingId } = await book();
  const stored = await golark.ctx.db
    .selectFrom('emails')
    .select(['calendar', 'html', 'text', 'has_secret'])
    .where('cause', '=', `booking-confirmed:${bookingId}`)
    .executeTakeFirstOrThrow();
  const calendar = stored.calendar?.replaceAll('\r\n ', '');
  expect(calendar).toContain(`UID:${bookingId}@golark`);
  expect(calendar).toContain('12 Larimer Street\\, Denver\\, CO 80202');
  expect(stored).toMatchObject({ has_secret: false, text: expect.stringContaining('12 Larimer Street') });
  expect(JSON.stringify([stored, await emailsTo(golark, email)])).not.toMatch(/4821#|maple-otter/);
});

test('the cancellation has a calendar file that removes the stay: the same entry, with a later number', async () => {
  const { bookingId } = await book();
  await golark.call(cancelBooking, { as: guest, params: { bookingId } });
  await golark.runJobs();
  const calendarOf = async (kind: string): Promise<string> => {
    const stored = golark.ctx.db.selectFrom('emails').select('calendar');
    const row = await stored.where('cause', '=', `booking-${kind}:${bookingId}`).executeTakeFirstOrThrow();
    return row.calendar ?? '';
  };
  const [confirmed, canceled] = [await calendarOf('confirmed'), await calendarOf('canceled')];
  const numberOf = (file: string): number => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  expect(confirmed).toContain('METHOD:PUBLISH');
  for (const part of [`UID:${bookingId}@golark`, 'METHOD:CANCEL', 'STATUS:CANCELLED'])
    expect(canceled).toContain(part);
  expect(numberOf(canceled)).toBeGreaterThan(numberOf(confirmed));
});

test('reminds the guest 48 hours before check-in, once, with what the host has by then', async () => {
  const { email, bookingId, listing } = await book();
  expect(await golark.passMinutes(minutesUntilAccess() - 1)).not.toContain(remindGuestJob.name);
  await setPassword(listing, 'changed-since');
  await golark.passMinutes(1);
  await golark.runRecurring('booking.enqueue-reminders');
  await golark.passMinutes(24 * 60);
  const [reminder, ...others] = await remindersTo(email);
  expect(others).toEqual([]);
  expect(reminder?.text).toMatch(/door code is 4821#[\s\S]*changed-since/);
  const stored = golark.ctx.db.selectFrom('emails').where('cause', '=', `booking-reminder:${bookingId}`);
  // so that its text is erased once it is sent
  expect((await stored.select('has_secret').executeTakeFirstOrThrow()).has_secret).toBe(true);
});

test('a canceled stay has no reminder', async () => {
  const { email, bookingId } = await book();
  await golark.call(cancelBooking, { as: guest, params: { bookingId } });
  await golark.passMinutes(minutesUntilAccess() + 1);
  await golark.runRecurring('booking.enqueue-reminders');
  await golark.runJobs();
  expect(await remindersTo(email)).toEqual([]);
});

test('a stay that is booked within 48 hours of check-in has none: its page shows how to get in', async () => {
  const { email } = await book({ arriveDay: testDay(1), departDay: testDay(3) });
  await golark.runRecurring('booking.enqueue-reminders');
  await golark.passMinutes(60);
  expect(await remindersTo(email)).toEqual([]);
});

test('the safety net reminds of a stay without a job, but not of a canceled one', async () => {
  const [first, late] = [await book(), await book()];
  for (const { bookingId } of [first, late])
    await golark.ctx.db
      .transaction()
      .execute((trx) => golark.ctx.jobs.deleteOf(trx, remindGuestJob, { bookingId }));
  await golark.passMinutes(minutesUntilAccess() + 30);
  expect(await remindersTo(first.email)).toEqual([]);
  const as = await logInAgain(golark, guest);
  await golark.call(cancelBooking, { as, params: { bookingId: late.bookingId } });
  await golark.runRecurring('booking.enqueue-reminders');
  await golark.runJobs();
  expect(await remindersTo(first.email)).toHaveLength(1);
  expect(await remindersTo(late.email)).toEqual([]);
});

test('an outage that ends after check-in sends nothing that is of no use any more', async () => {
  const { email, bookingId } = await book();
  await golark.ctx.db
    .transaction()
    .execute((trx) => golark.ctx.jobs.deleteOf(trx, remindGuestJob, { bookingId }));
  golark.clock.advanceMinutes(minutesUntilAccess() + 48 * 60 + 6 * 60 + 1);
  await golark.runRecurring('booking.enqueue-reminders');
  await golark.runJobs();
  expect(await remindersTo(email)).toEqual([]);
});
