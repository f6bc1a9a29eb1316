import { deleteAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { deleteCard, listCards, saveCard, setUpThreeDS } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aListing, anAccount, aQuote, goodCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { detachMethods } from './detach-methods.ts';
import { findPaymentMethod } from './store/customers.ts';

let golark: FaultyTestApp;
let faults: FaultyTestApp['faults'];
beforeAll(async () => {
  golark = await createFaultyTestApp();
  faults = golark.faults;
});
afterAll(() => golark.close());

const save = async (as: LoginResult, cardNumber = goodCard.cardNumber) =>
  (await golark.call(saveCard, { as, body: { ...goodCard, cardNumber } })).body.card.id;
const methodOf = (cardId: string) => findPaymentMethod(golark.ctx.db, { cardId, gateway: 'sandbox' });
const isDetached = async (token: string) => {
  const row = await golark.ctx.db
    .selectFrom('sandbox_cards')
    .select('detached_at')
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  return row.detached_at !== null;
};
const detach = (inUse: string[] = []) => detachMethods(golark.ctx, async () => inUse);

test('detaches the method of a card that is removed or replaced, and no other', async () => {
  const as = await anAccount(golark);
  const [replaced, removed] = [await save(as), await save(as, '5555 5555 5555 4444')];
  const kept = await save(as);
  const methods = await Promise.all([replaced, removed, kept].map(methodOf));
  await golark.call(deleteCard, { as, params: { cardId: removed } });
  await detach();
  const detached = await Promise.all(methods.map((method) => isDetached(method?.token ?? '')));
  expect(detached).toEqual([true, true, false]);
  expect(await methodOf(removed)).toBeNull();
});

test('leaves a method that an open payment needs until it is settled', async () => {
  const as = await anAccount(golark);
  const cardId = await save(as);
  const method = await methodOf(cardId);
  await golark.call(deleteCard, { as, params: { cardId } });
  await detach([cardId]);
  expect(await methodOf(cardId)).toEqual(method);
  expect(await isDetached(method?.token ?? '')).toBe(false);
  await detach();
  expect(await isDetached(method?.token ?? '')).toBe(true);
});

test('detaches the method of a card for one payment once the payment is over', async () => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  await golark.call(bookStay, { as, body: aBookingBody(quote) });
  const { id } = await golark.ctx.db
    .selectFrom('saved_cards')
    .select('id')
    .where('account_id', '=', as.account.accountId)
    .executeTakeFirstOrThrow();
  const method = await methodOf(id);
  golark.clock.advanceMinutes(59);
  await detach();
  expect(await methodOf(id)).toEqual(method);
  golark.clock.advanceMinutes(2);
  await detach([id]);
  expect(await isDetached(method?.token ?? '')).toBe(false);
  await detach();
  expect(await isDetached(method?.token ?? '')).toBe(true);
});

test('tries again when the gateway does not respond, and does not hold up the others', async () => {
  const as = await anAccount(golark);
  const cardIds = [await save(as), await save(as, '5555 5555 5555 4444')];
  const methods = await Promise.all(cardIds.map(methodOf));
  for (const cardId of cardIds) {
    await golark.call(deleteCard, { as, params: { cardId } });
    golark.clock.advanceMinutes(1);
  }
  const detached = () => Promise.all(methods.map((method) => isDetached(method?.token ?? '')));
  faults.plan('detachMethod', 'timeout-before');
  await detach();
  expect(await detached()).toEqual([false, true]);
  await detach();
  expect(await detached()).toEqual([true, true]);
});

test('detaches the methods of an account that is deleted', async () => {
  const as = await anAccount(golark);
  const method = await methodOf(await save(as));
  const { status } = await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
  expect(status).toBeLessThan(300);
  await detach();
  expect(await isDetached(method?.token ?? '')).toBe(true);
});

test('gives the device page of the sandbox for an own card only', async () => {
  const [as, stranger] = [await anAccount(golark), await anAccount(golark)];
  const body = { savedCardId: await save(as) };
  const profile = await golark.call(setUpThreeDS, { as, body });
  expect(new URL(profile.body.deviceDataCollectionUrl).pathname).toBe('/dev/sandbox/device');
  expect(profile.body.accessToken).toMatch(/^[0-9a-f]{64}$/);
  expect((await golark.call(setUpThreeDS, { as: stranger, body })).status).toBe(404);
  expect((await golark.call(setUpThreeDS, { as, body: { savedCardId: 'nonsense' } })).status).toBe(404);
});

test('shows and charges no card of another gateway', async () => {
  const as = await anAccount(golark);
  const cardId = await save(as);
  await golark.ctx.db
    .updateTable('saved_cards')
    .set({ gateway: 'stripe' })
    .where('id', '=', cardId)
    .execute();
  expect((await golark.call(listCards, { as })).body.cards).toEqual([]);
  expect((await golark.call(setUpThreeDS, { as, body: { savedCardId: cardId } })).status).toBe(404);
  expect(await methodOf(cardId)).toBeNull();
});
