import { bookStay } from '@golark/contract/booking/calls';
import { getBookingInsurance } from '@golark/contract/insurance/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, declinedCard } from '#testing/factories';
import { anInsuranceQuote } from '#testing/insurance';
import { chargedFor } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const aQuotedStay = async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const offer = await anInsuranceQuote(golark, quote);
  const insurance = { quoteId: offer.insuranceQuoteId };
  return { as, quote, offer, body: { ...aBookingBody(quote), insurance } };
};

test('a stay is booked with its insurance: one order and one payment, however often it is sent', async () => {
  const { as, quote, offer, body } = await aQuotedStay();
  const booked = await golark.call(bookStay, { as, body });
  const { booking } = booked.body;
  const total = quote[quote.applies].total.amount + offer.premium.amount;
  expect([booked.status, booking.status, booking.orderTotal.amount]).toEqual([201, 'CONFIRMED', total]);
  expect(await chargedFor(golark, as)).toHaveLength(1);
  const params = { bookingId: booking.id };
  expect((await golark.call(getBookingInsurance, { as, params })).body.policy).not.toBeNull();
  expect((await golark.call(bookStay, { as, body })).body.booking.id).toBe(booking.id);
  expect(await chargedFor(golark, as)).toHaveLength(1);
});

test('a declined card keeps the hold of both, and another card pays for both', async () => {
  const { as, body } = await aQuotedStay();
  const declined = await golark.call(bookStay, { as, body: { ...body, card: declinedCard } });
  expect([declined.status, declined.problem.code]).toEqual([402, 'CARD_DECLINED']);
  const paid = await golark.call(bookStay, { as, body });
  expect(paid.body.booking).toMatchObject({ id: declined.problem['bookingId'], status: 'CONFIRMED' });
  expect(await chargedFor(golark, as)).toHaveLength(1);
});

test('names the field of an insurance of another stay, and books nothing', async () => {
  const { as, body } = await aQuotedStay();
  const other = await aQuotedStay();
  const { insurance } = other.body;
  const refused = await golark.call(bookStay, { as, body: { ...body, insurance } });
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'insurance.quoteId']);
  expect(await chargedFor(golark, as)).toEqual([]);
  expect((await golark.call(bookStay, { as, body })).status).toBe(201);
});
