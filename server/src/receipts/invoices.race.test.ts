import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { getInvoices, issueInvoice } from '@golark/contract/receipts/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { sendRefundSoon } from '#orders';
import { aBookingBody, aListing, anAccount, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { lockOrderForInvoices } from './store.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const body = { companyName: 'Oak & Co', address: '1 Main Street', taxNumber: null };

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const aStay = async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  return { as, orderId: booking.orderId, bookingId: booking.id };
};

const numbersOf = async (kind: string): Promise<number[]> => {
  const rows = await golark.ctx.db
    .selectFrom('invoices')
    .select('number')
    .where('kind', '=', kind)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

test('orders that ask at once, several times each, have one number each and leave none out', async () => {
  const stays = await times(8, aStay);
  const answers = await times(24, (i) => {
    const { as, orderId } = stays[i % stays.length] as Awaited<ReturnType<typeof aStay>>;
    return golark.call(issueInvoice, { as, params: { orderId }, body });
  });
  expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  expect(await numbersOf('invoice')).toEqual(upTo(8));
  const seen = answers.map(({ body: { invoices } }) => invoices.map(({ number }) => number).join());
  expect(new Set(seen).size).toBe(8);
});

test('a transaction that fails after taking a number gives it back', async () => {
  const before = (await numbersOf('invoice')).length;
  const failed = golark.ctx.db.transaction().execute(async (trx) => {
    await trx.updateTable('invoice_series').set({ last_number: 99 }).execute();
    throw new Error('the server stopped here');
  });
  await expect(failed).rejects.toThrow('stopped here');
  const { as, orderId } = await aStay();
  await golark.call(issueInvoice, { as, params: { orderId }, body });
  expect(await numbersOf('invoice')).toEqual(upTo(before + 1));
});

test('a refund that is credited several times at once has one credit note', async () => {
  const { as, orderId, bookingId } = await aStay();
  await golark.call(issueInvoice, { as, params: { orderId }, body });
  await golark.call(cancelBooking, { as, params: { bookingId } });
  await times(6, () => issueCreditNotes(golark.ctx, { orderId }));
  const { invoices } = (await golark.call(getInvoices, { as, params: { orderId } })).body;
  expect(invoices.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
  expect(await numbersOf('credit_note')).toEqual([1]);
});

test.skipIf(!inject('postgresUrl'))(
  'a refund that is recorded waits for the invoice of its order before it locks anything that the invoice needs',
  async () => {
    const { ctx } = golark;
    const { as, orderId, bookingId } = await aStay();
    const lost = vi.spyOn(ctx.gateway, 'refund').mockRejectedValueOnce(new Error('the line is cut'));
    await golark.call(cancelBooking, { as, params: { bookingId } });
    lost.mockRestore();
    const { id } = await ctx.db
      .selectFrom('refunds')
      .select('id')
      .where('item_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    let sending: Promise<void> | undefined;
    await ctx.db.transaction().execute(async (trx) => {
      await lockOrderForInvoices(trx, orderId);
      sending = sendRefundSoon(ctx, id);
      await untilWaiting(ctx.db, 1);
      const credited = await sql`SELECT FROM refunds WHERE id = ${id} FOR KEY SHARE NOWAIT`.execute(trx);
      expect(credited.rows).toHaveLength(1);
    });
    await sending;
    const { status } = await ctx.db
      .selectFrom('refunds')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('SUCCEEDED');
  },
);
