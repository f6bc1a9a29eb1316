import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { getQuote, getRate } from '@golark/contract/pricing/calls';
import { highestStayTotal } from '@golark/contract/pricing/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('a stay above the highest total is refused at its field, in quote, rate and search', async () => {
  const listing = await aListing(golark.ctx.db, { rooms: [{ nightly_amount: 2_000_000_000 }] });
  const params = { globalId: listing };
  const { arriveDay, departDay } = someDates;
  const answers = [
    await golark.call(getQuote, { params, query: someDates }),
    await golark.call(getRate, { params, query: { fromDate: arriveDay, untilDate: departDay } }),
  ];
  for (const { problem } of answers) {
    expect(problem).toMatchObject({
      status: 422,
      errors: [{ path: 'departDay', code: 'stay_max_total', params: { limit: 999_999 } }],
    });
  }
  const filters = { dateFrom: arriveDay, dateTo: departDay };
  for (const sort of ['best', 'price-high'] as const) {
    const { status, body } = await golark.call(searchProperties, { body: { filters, sort } });
    expect([status, body.properties.map(({ id }) => id)]).toEqual([200, []]);
  }
});

test('a stay just below the highest total is booked and refunded to the cent', async () => {
  const listing = await aListing(golark.ctx.db, {
    cleaning_fee_amount: 0,
    rooms: [{ nightly_amount: 28_800_000 }],
  });
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listing);
  expect(quote.nonMember.total.amount).toBeGreaterThan(0.99 * highestStayTotal);
  const { body } = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect(body.booking.total).toEqual(quote.nonMember.total);
  const params = { bookingId: body.booking.id };
  expect((await golark.call(cancelBooking, { params, as })).body.refund).toEqual(quote.nonMember.total);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('orders, payments, refunds and the books hold totals above 2^31 cents', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  const { booking } = (await golark.call(bookStay, { body: aBookingBody(quote), as })).body;
  const large = 3_000_000_000;
  await sql`UPDATE payments SET amount = ${large} WHERE order_id =
    (SELECT order_id FROM order_items WHERE id = ${booking.id})`.execute(golark.ctx.db);
  const { rows } = await sql<{ amount: number }>`
    INSERT INTO refunds (payment_id, item_id, amount, status, reason, cause, created_at)
    SELECT p.id, i.id, p.amount, 'PENDING', 'operator', 'large', now()
    FROM order_items i JOIN payments p ON p.order_id = i.order_id WHERE i.id = ${booking.id}
    RETURNING amount`.execute(golark.ctx.db);
  expect(rows).toEqual([{ amount: large }]);
});
