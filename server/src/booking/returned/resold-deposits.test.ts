import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aDepositGuest,
  aDepositQuote,
  bookWithDeposit,
  depositBooking,
  depositDates,
  laterGuest,
} from '#testing/deposits';
import { aBookingBody, anAccount, aQuote } from '#testing/factories';
import { passUntil } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
/** Each test moves the clock by weeks, so each has its own application. */
beforeEach(async () => {
  await golark?.close();
  golark = await createTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

/** Nothing is refunded from seven days before the arrival on; the balance is due two days later. */
const offered = {
  cancellation_policy: 'strict',
  balance_days_before: 5,
  non_refundable_discount_percent: 10,
};
const daysBefore = (days: number): string => `${addDays(depositDates.arriveDay, -days)}T20:00:00Z`;

const returned = async (bookingId: string): Promise<{ status: string; lost: number; refunded: number }> => {
  const { rows } = await sql<{ status: string; lost: number; refunded: number }>`
    SELECT string_agg(DISTINCT status, ' ') AS status, sum(host_amount + fee_amount)::bigint AS lost,
      sum(refunded_host_amount + refunded_fee_amount)::bigint AS refunded
    FROM returned_nights WHERE booking_id = ${bookingId}`.execute(golark.ctx.db);
  return rows[0] ?? { status: '', lost: 0, refunded: 0 };
};

const bookForGood = async (listing: string) => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as, ...depositDates, ratePlan: 'non-refundable' });
  const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  await golark.runJobs();
  return { as, params: { bookingId: body.booking.id } };
};

test('who paid a deposit only gets back at most what it paid of the nights', async () => {
  const guest = await aDepositGuest(golark, offered);
  const { propertyId } = await depositBooking(golark, guest);
  await passUntil(golark, daysBefore(6));
  const { as, params } = await laterGuest(golark, guest);
  const canceled = await golark.call(cancelBooking, { as, params });
  expect(canceled.body.refund.amount).toBe(0);
  const { lost } = await returned(params.bookingId);
  expect(lost).toBeGreaterThan(0);
  expect(lost).toBeLessThanOrEqual(guest.deposit);
  await bookForGood(propertyId);
  expect(await returned(params.bookingId)).toEqual({ status: 'REFUNDED', lost, refunded: lost });
});

test('a night that was sold with a deposit is refunded once its balance is paid', async () => {
  const { as, quote, listing } = await aDepositQuote(golark, offered);
  const { params, as: first } = await bookForGood(listing);
  await golark.call(cancelBooking, { as: first, params });
  await bookWithDeposit(golark, { as, quote });
  await golark.runJobs();
  const refundDue = async () => {
    await golark.runRecurring('booking.enqueue-due-resales');
    await golark.runJobs();
  };
  await passUntil(golark, daysBefore(6));
  await refundDue();
  expect(await returned(params.bookingId)).toMatchObject({ status: 'SOLD', refunded: 0 });
  await passUntil(golark, daysBefore(4));
  await passUntil(golark, daysBefore(2));
  await refundDue();
  expect((await returned(params.bookingId)).status).toBe('REFUNDED');
});

test('nights that a change gave up are refunded up to what was paid, if the balance never is', async () => {
  const guest = await aDepositGuest(golark, offered);
  const { propertyId } = await depositBooking(golark, guest);
  await passUntil(golark, daysBefore(6));
  const { as, params } = await laterGuest(golark, guest);
  const body = {
    ...depositDates,
    departDay: addDays(depositDates.arriveDay, 1),
    numAdults: 2,
    numChildren: 0,
  };
  const asked = await golark.call(quoteBookingChange, {
    as,
    params,
    body: { ...body, numInfants: 0, numPets: 0 },
  });
  const { quoteId } = asked.body.quote;
  expect((await golark.call(changeBooking, { as, params, body: { quoteId } })).status).toBe(200);
  await golark.call(cancelBooking, { as, params });
  const { lost } = await returned(params.bookingId);
  expect(lost).toBeGreaterThan(guest.deposit);
  await bookForGood(propertyId);
  expect(await returned(params.bookingId)).toMatchObject({ status: 'REFUNDED', refunded: guest.deposit });
});
