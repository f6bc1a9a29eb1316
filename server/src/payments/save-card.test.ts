import { deleteCard, listCards, saveCard, setDefaultCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, goodCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('keeps brand, last four and expiry of a card, and makes the first one the default', async () => {
  const as = await anAccount(golark);
  const first = await golark.call(saveCard, { body: { ...goodCard, nameOnCard: 'Maya Ortega' }, as });
  expect(first.body.card).toMatchObject({
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    isDefault: true,
  });
  const second = await golark.call(saveCard, { body: { ...goodCard, cardNumber: '5555555555554444' }, as });
  expect(second.body.card).toMatchObject({ brand: 'mastercard', isDefault: false });
});

test.each(['1/2030', '2030-01', '0130', '1/30'])('stores the date %s as January 2030', async (cardExpiry) => {
  const as = await anAccount(golark);
  const { body } = await golark.call(saveCard, { body: { ...goodCard, cardExpiry }, as });
  expect(body.card).toMatchObject({ expMonth: 1, expYear: 2030 });
});

test('refuses a number that fails its check digit, an expired card and a bad code, by field', async () => {
  const as = await anAccount(golark);
  const pathOf = async (change: Partial<typeof goodCard>) =>
    (await golark.call(saveCard, { body: { ...goodCard, ...change }, as })).problem.errors?.[0]?.path;
  expect(await pathOf({ cardNumber: '4242 4242 4242 4241' })).toBe('cardNumber');
  expect(await pathOf({ cardExpiry: '10/26' })).toBe('cardExpiry');
  expect(await pathOf({ cardExpiry: '13/30' })).toBe('cardExpiry');
  expect(await pathOf({ cvc: '12' })).toBe('cvc');
});

test('has one default at a time, chosen by its owner alone', async () => {
  const as = await anAccount(golark);
  await golark.call(saveCard, { body: goodCard, as });
  const second = await golark.call(saveCard, { body: { ...goodCard, cardNumber: '5555555555554444' }, as });
  const { id } = second.body.card;
  const chosen = await golark.call(setDefaultCard, { body: { cardId: id }, as });
  expect(chosen.body.cards.map((card) => [card.id === id, card.isDefault])).toEqual([
    [true, true],
    [false, false],
  ]);
  const stranger = await anAccount(golark);
  expect((await golark.call(setDefaultCard, { body: { cardId: id }, as: stranger })).status).toBe(404);
  expect((await golark.call(deleteCard, { params: { cardId: id }, as: stranger })).status).toBe(404);
  expect((await golark.call(deleteCard, { params: { cardId: 'nonsense' }, as })).status).toBe(404);
});

test('forgets a card that is removed', async () => {
  const as = await anAccount(golark);
  const { body } = await golark.call(saveCard, { body: goodCard, as });
  await golark.call(deleteCard, { params: { cardId: body.card.id }, as });
  expect((await golark.call(listCards, { as })).body.cards).toEqual([]);
});

test('names the field of the kind of card that was meant, of a typed one and of a method', async () => {
  const as = await anAccount(golark);
  const errorsOf = async (body: object) =>
    (await golark.call(saveCard, { body: body as typeof goodCard, as })).problem.errors?.map((error) => [
      error.path,
      error.code,
    ]);
  const { cvc: _cvc, ...withoutCode } = goodCard;
  expect(await errorsOf(withoutCode)).toEqual([['cvc', 'required']]);
  expect(await errorsOf({ methodId: '' })).toEqual([['methodId', 'invalid']]);
  expect(await errorsOf({ methodId: '../customers' })).toEqual([['methodId', 'invalid']]);
  expect(await errorsOf({ methodId: 7 })).toEqual([['methodId', 'invalid_type']]);
  expect(await errorsOf({ ...goodCard, methodId: 'pm_1' })).toEqual([['methodId', 'unknown_key']]);
  expect(await errorsOf({ methodId: 'pm_unknown' })).toEqual([['methodId', 'invalid']]);
});
