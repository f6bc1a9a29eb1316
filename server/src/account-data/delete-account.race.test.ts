import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const remove = (as: LoginResult) =>
  golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
const quoteFor = async (as: LoginResult) => aQuote(golark, await aListing(golark.ctx.db), { as });

const staysOfDeleted = () =>
  golark.ctx.db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select('bookings.id')
    .where('accounts.deleted_at', 'is not', null)
    .where('bookings.holds_nights', '=', true)
    .execute();

test('never leaves a booked stay with an account that is deleted at the same time', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 24; round++) {
    const as = await anAccount(golark);
    const body = aBookingBody(await quoteFor(as));
    const bookLater = async () => {
      // comparing the password takes its time: a little later each round, the booking comes before, between or after
      for (let i = 0; i < round * 2; i++) await golark.app.inject('/healthz');
      return golark.call(bookStay, { as, body });
    };
    const [booked, deleted] = await Promise.all([bookLater(), remove(as)]);
    outcomes.add(`${booked.status} ${deleted.status}`);
    expect(await staysOfDeleted()).toEqual([]);
  }
  for (const outcome of outcomes) expect(['201 409', '401 204']).toContain(outcome);
});

// the embedded database has one connection, so nothing waits there
if (inject('postgresUrl')) {
  test('a booking and a new card wait for a running deletion and are both rejected', async () => {
    const as = await anAccount(golark);
    const { accountId } = as.account;
    const { body: saved } = await golark.call(saveCard, { as, body: goodCard });
    const { card: _card, ...body } = aBookingBody(await quoteFor(as));
    const started = await golark.ctx.db.transaction().execute(async (trx) => {
      const gone = { deleted_at: golark.clock.now() };
      await trx.updateTable('accounts').set(gone).where('id', '=', accountId).execute();
      const calls = [
        golark.call(bookStay, { as, body: { ...body, savedCardId: saved.card.id } }),
        golark.call(saveCard, { as, body: { ...goodCard, cardNumber: '5555555555554444' } }),
      ];
      await untilWaiting(golark.ctx.db, 2);
      return { calls };
    });
    const responses = await Promise.all(started.calls);
    expect(responses.map((response) => response.status)).toEqual([401, 401]);
    expect(await staysOfDeleted()).toEqual([]);
  });

  test('a deletion waits for a running booking and names it', async () => {
    const guest = await anAccount(golark);
    const { body } = await golark.call(bookStay, { as: guest, body: aBookingBody(await quoteFor(guest)) });
    const as = await anAccount(golark);
    const { accountId } = as.account;
    const started = await golark.ctx.db.transaction().execute(async (trx) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forShare().execute();
      const call = remove(as);
      await untilWaiting(golark.ctx.db, 1);
      await trx
        .updateTable('orders')
        .set({ account_id: accountId })
        .where('code', '=', body.booking.confirmationCode)
        .execute();
      return { call };
    });
    expect((await started.call).problem).toMatchObject({ status: 409, reason: 'COMING_STAY' });
  });
}
