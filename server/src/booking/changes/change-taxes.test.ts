import { bookStay, getPricePassport } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { ChangeQuote } from '@golark/contract/booking-changes/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aPlace, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  await golark.ctx.db
    .updateTable('occupancy_taxes')
    .set({ exempt_from_nights: 10, night_amount: 150 })
    .where('name', '=', 'Test lodging tax')
    .execute();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const arriveDay = testDay(17);
const taxIn = (lines: readonly { code: string; amount: { amount: number } }[]): number =>
  lines.find(({ code }) => code === 'occupancy_tax')?.amount.amount ?? 0;

const aGuest = async (nights: number) => {
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db, { max_nights: 60, cleaning_fee_amount: 0 });
  const quote = await aQuote(golark, listing, { as, arriveDay, departDay: testDay(17 + nights) });
  const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  return { as, quote, params: { bookingId: body.booking.id } };
};
type Guest = Awaited<ReturnType<typeof aGuest>>;

const change = async ({ as, params }: Guest, nights: number): Promise<ChangeQuote> => {
  const days = { arriveDay, departDay: testDay(17 + nights) };
  const body = { ...days, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const { quote } = (await golark.call(quoteBookingChange, { as, params, body })).body;
  const changed = await golark.call(changeBooking, { as, params, body: { quoteId: quote.quoteId } });
  expect(changed.status).toBe(200);
  return quote;
};

const lodgingTax = (quote: ChangeQuote): number[] => {
  const line = quote.lines.find(({ code }) => code === 'occupancy_tax');
  return [line?.before.amount ?? 0, line?.after.amount ?? 0];
};

test('a stay of 15 nights pays no tax that ends at 10, and one of 9 pays for each night', async () => {
  const [short, long] = [await aGuest(9), await aGuest(15)];
  const rated = short.quote.nonMember.lines.filter(({ code }) => code !== 'service_fee');
  const taxable = rated
    .filter(({ code }) => code !== 'occupancy_tax')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  expect(taxIn(short.quote.nonMember.lines)).toBe(Math.round(taxable * 0.05) + 9 * 150);
  expect(taxIn(long.quote.nonMember.lines)).toBe(0);
  const { passport } = (await golark.call(getPricePassport, { as: long.as, params: long.params })).body;
  expect(passport?.taxes).toMatchObject([{ exemptFromNights: 10, nightAmount: 150, basisPoints: 500 }]);
});

test('a change across the limit gives the tax back, or charges it, and says why', async () => {
  const guest = await aGuest(8);
  const tax = taxIn(guest.quote.nonMember.lines);
  const longer = await change(guest, 11);
  expect(lodgingTax(longer)).toEqual([tax, 0]);
  expect(longer.taxChanges).toEqual([{ name: 'Test lodging tax', reach: 'none', limit: 10 }]);
  expect(longer.toPay.amount).toBe(longer.difference.amount);
  const shorter = await change(guest, 8);
  expect(lodgingTax(shorter)).toEqual([0, tax]);
  expect(shorter.taxChanges).toEqual([{ name: 'Test lodging tax', reach: 'all', limit: 10 }]);
  // everything is refundable: the nights come back, less the tax that is due again
  expect(shorter.toRefund.amount).toBe(-shorter.difference.amount);
  const { passport } = (await golark.call(getPricePassport, { as: guest.as, params: guest.params })).body;
  expect(passport?.total).toBe(guest.quote.nonMember.total.amount);
});

test('a change on one side of the limit says nothing of it', async () => {
  const guest = await aGuest(5);
  expect((await change(guest, 6)).taxChanges).toEqual([]);
});
