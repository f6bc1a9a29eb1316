import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { joinMembership } from '@golark/contract/membership/calls';
import { listCards, saveCard as saveCardCall, setDefaultCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDepositGuest, aDepositQuote, balanceDueAt, bookWithDeposit } from '#testing/deposits';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  someDates,
} from '#testing/factories';
import { chargedFor, passUntil } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { detachMethods } from './detach-methods.ts';
import { advanceSandbox, postInProcess } from './gateway/advance-sandbox.ts';
import { saveCard } from './save-card.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const mastercard = { ...goodCard, cardNumber: '5555 5555 5555 4444' };
const paysLater = { ...goodCard, cardNumber: '4000 0000 0000 0077' };

const cardsOf = async (as: LoginResult) =>
  (await golark.call(listCards, { as })).body.cards.map(({ last4, isDefault }) => [last4, isDefault]);

/** A card as it is before its first payment. */
const savedFor = async (as: LoginResult, card: typeof goodCard): Promise<string> => {
  const { accountId } = as.account;
  const digits = { ...card, cardNumber: card.cardNumber.replaceAll(' ', '') };
  const saved = await saveCard(
    golark.ctx,
    { accountId, address: null, deviceId: null },
    { card: digits, isKept: false, locale: 'en' },
  );
  return saved.id;
};

const aStay = async (as: LoginResult) => aQuote(golark, await aListing(golark.ctx.db), { as });

test('a declined deposit keeps no card, and the card that pays it becomes the default', async () => {
  const { as, quote } = await aDepositQuote(golark);
  expect((await bookWithDeposit(golark, { as, quote, card: declinedCard })).problem.code).toBe(
    'CARD_DECLINED',
  );
  expect(await cardsOf(as)).toEqual([]);
  expect((await bookWithDeposit(golark, { as, quote, card: mastercard })).status).toBe(201);
  expect(await cardsOf(as)).toEqual([['4444', true]]);
});

test('a card that its buyer wants to keep is kept once it has paid', async () => {
  const as = await anAccount(golark);
  const quote = await aStay(as);
  const bookWith = (card: typeof goodCard, keeps: boolean) =>
    golark.call(bookStay, { as, body: { ...aBookingBody(quote, card), saveCard: keeps } });
  expect((await bookWith(declinedCard, true)).problem.code).toBe('CARD_DECLINED');
  expect(await cardsOf(as)).toEqual([]);
  expect((await bookWith(mastercard, false)).status).toBe(201);
  expect(await cardsOf(as)).toEqual([]);
  const other = await aStay(as);
  const body = { ...aBookingBody(other), saveCard: true };
  expect((await golark.call(bookStay, { as, body })).status).toBe(201);
  expect(await cardsOf(as)).toEqual([['4242', true]]);
});

test('a card whose payment takes hours is kept once it has succeeded', async () => {
  const as = await anAccount(golark);
  const body = { ...aBookingBody(await aStay(as), paysLater), saveCard: true };
  await golark.call(bookStay, { as, body });
  // older than a card for one payment becomes
  await golark.ctx.db
    .updateTable('saved_cards')
    .set({ created_at: new Date(0) })
    .execute();
  await detachMethods(golark.ctx, async (cardIds) => cardIds);
  expect(await cardsOf(as)).toEqual([]);
  golark.clock.advanceMinutes(1);
  await advanceSandbox(golark.ctx, postInProcess(golark.app));
  await golark.runJobs();
  expect(await cardsOf(as)).toEqual([['0077', true]]);
});

test('a card that was saved for one payment is kept where the payment needs it later', async () => {
  const { as, quote } = await aDepositQuote(golark);
  const cardId = await savedFor(as, goodCard);
  const { card: _typed, ...body } = aBookingBody(quote);
  const booked = { ...body, paymentPlan: 'deposit' as const, savedCardId: cardId };
  expect((await golark.call(bookStay, { as, body: booked })).status).toBe(201);
  expect(await cardsOf(as)).toEqual([['4242', true]]);
});

test('a declined card is no card on file for Go+', async () => {
  const as = await anAccount(golark);
  const join = (card: typeof goodCard) =>
    golark.call(joinMembership, { as, body: { code: 'GO2025', renewalConsent: true, card } });
  expect((await join(declinedCard)).problem.code).toBe('CARD_DECLINED');
  expect(await cardsOf(as)).toEqual([]);
  expect((await join(goodCard)).status).toBe(200);
  expect(await cardsOf(as)).toEqual([['4242', true]]);
});

test('an order follows the card that replaced its own', async () => {
  const as = await anAccount(golark);
  const booked = await golark.call(bookStay, {
    as,
    body: { ...aBookingBody(await aStay(as)), saveCard: true },
  });
  const params = { bookingId: booked.body.booking.id };
  for (const cardExpiry of ['01/33', '02/34'])
    await golark.call(saveCardCall, { as, body: { ...goodCard, cardExpiry } });
  // the default is another one, so that it cannot be charged in its place
  const other = await golark.call(saveCardCall, { as, body: mastercard });
  await golark.call(setDefaultCard, { as, body: { cardId: other.body.card.id } });
  const dates = {
    ...someDates,
    departDay: testDay(22),
    numAdults: 2,
    numChildren: 0,
    numInfants: 0,
    numPets: 0,
  };
  const quoted = await golark.call(quoteBookingChange, { as, params, body: dates });
  const changed = await golark.call(changeBooking, {
    as,
    params,
    body: { quoteId: quoted.body.quote.quoteId },
  });
  expect([changed.status, changed.body.booking?.departDay]).toEqual([200, testDay(22)]);
});

test('a balance is charged to the card that replaced that of the deposit', async () => {
  const guest = await aDepositGuest(golark);
  const { as } = guest;
  const renewed = await golark.call(saveCardCall, { as, body: { ...goodCard, cardExpiry: '01/33' } });
  const other = await golark.call(saveCardCall, { as, body: mastercard });
  await golark.call(setDefaultCard, { as, body: { cardId: other.body.card.id } });
  await passUntil(golark, balanceDueAt);
  expect(await chargedFor(golark, as)).toEqual([guest.deposit, guest.balance]);
  const { card_id } = await golark.ctx.db
    .selectFrom('payments')
    .select('card_id')
    .innerJoin('order_items', 'order_items.order_id', 'payments.order_id')
    .where('order_items.id', '=', guest.params.bookingId)
    .where('purpose', '=', 'balance')
    .executeTakeFirstOrThrow();
  expect(card_id).toBe(renewed.body.card.id);
});
