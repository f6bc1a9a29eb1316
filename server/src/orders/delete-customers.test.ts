import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listDeadLetters } from '#platform/jobs/dead-letters';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';

let golark: FaultyTestApp;
let faults: FaultyTestApp['faults'];
beforeAll(async () => {
  golark = await createFaultyTestApp();
  faults = golark.faults;
});
afterAll(() => golark.close());
beforeEach(() => faults.clear());

const remove = async (as: LoginResult): Promise<void> => {
  const { status } = await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
  expect(status).toBe(204);
};

const customersOf = async ({ account }: LoginResult): Promise<number> => {
  const { db } = golark.ctx;
  const [ours, theirs] = await Promise.all([
    db.selectFrom('payment_customers').where('account_id', '=', account.accountId).selectAll().execute(),
    db.selectFrom('sandbox_customers').where('account_id', '=', account.accountId).selectAll().execute(),
  ]);
  expect(ours.length).toBe(theirs.length);
  return ours.length;
};

test('deletes the customer of a deleted account at the gateway, also after an outage', async () => {
  const as = await anAccount(golark);
  await golark.call(saveCard, { as, body: goodCard });
  faults.plan('deleteCustomer', 'timeout-before', 'timeout-before');
  await remove(as);
  await golark.runJobs();
  expect(await customersOf(as)).toBe(1);
  for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
  expect(await customersOf(as)).toBe(0);
  expect(await listDeadLetters(golark.ctx.db)).toEqual([]);
});

test('waits until no payment of the account is open', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { body } = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  await golark.call(cancelBooking, { as, params: { bookingId: body.booking.id } });
  const { db } = golark.ctx;
  const paid = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.order_id', 'payments.card_id'])
    .where('orders.account_id', '=', as.account.accountId)
    .executeTakeFirstOrThrow();
  const row = { ...paid, purpose: 'renewal', amount: 100, status: 'PROCESSING', gateway: 'sandbox' };
  await db
    .insertInto('payments')
    .values({ ...row, due_on: '2026-11-20', created_at: golark.clock.now() })
    .execute();
  await remove(as);
  await golark.runJobs();
  expect(await customersOf(as)).toBe(1);
  const failed = { status: 'FAILED', failure_code: 'card_declined' };
  await db
    .updateTable('payments')
    .set(failed)
    .where('order_id', '=', row.order_id)
    .where('purpose', '=', 'renewal')
    .execute();
  await golark.passMinutes(60);
  expect(await customersOf(as)).toBe(0);
});

test('the daily job deletes a customer that was stored while its account was deleted', async () => {
  const as = await anAccount(golark);
  await remove(as);
  await golark.runJobs();
  const { accountId, email } = as.account;
  const { customerId } = await golark.ctx.gateway.createCustomer({ accountId, email });
  await golark.ctx.db
    .insertInto('payment_customers')
    .values({
      account_id: accountId,
      gateway: 'sandbox',
      customer_id: customerId,
      created_at: golark.clock.now(),
    })
    .execute();
  faults.plan('deleteCustomer', 'timeout-before');
  await golark.runRecurring('orders.delete-left-customers');
  expect(await customersOf(as)).toBe(1);
  await golark.runRecurring('orders.delete-left-customers');
  expect(await customersOf(as)).toBe(0);
});
