import { bookStay } from '@golark/contract/booking/calls';
import { saveCard, setUpThreeDS } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aListing, anAccount, aQuote, declinedCard, goodCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  // the hold of who was asked by the bank ends
  await golark.passMinutes(16);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const knowsDevice = { ...goodCard, cardNumber: '4000 0000 0000 3055' };

/** A guest with a saved card whose bank does without a challenge if it knows the device, and what the hidden frame returns. */
const aGuest = async () => {
  const as = await anAccount(golark);
  const { body } = await golark.call(saveCard, { as, body: { ...knowsDevice } });
  const savedCardId = body.card.id;
  const frame = (await golark.call(setUpThreeDS, { as, body: { savedCardId } })).body;
  const page = await golark.app.inject({
    method: 'POST',
    url: new URL(frame.deviceDataCollectionUrl).pathname,
  });
  const deviceProfileSessionId = /sessionId: "([^"]+)"/.exec(page.body)?.[1] ?? '';
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const { quoteId, guest } = aBookingBody(quote);
  return { as, savedCardId, deviceProfileSessionId, body: { quoteId, guest } };
};

test('a device that the gateway knows is not challenged, any other is', async () => {
  const known = await aGuest();
  const { as, savedCardId, deviceProfileSessionId } = known;
  const body = { ...known.body, savedCardId, deviceProfileSessionId };
  expect((await golark.call(bookStay, { as, body })).body.booking.status).toBe('CONFIRMED');
  const unknown = await aGuest();
  const asked = await golark.call(bookStay, {
    as: unknown.as,
    body: { ...unknown.body, savedCardId: unknown.savedCardId },
  });
  expect(asked.problem.code).toBe('AUTHENTICATION_REQUIRED');
});

test('another attempt after a decline is made with what was collected for its card', async () => {
  const { as, savedCardId, deviceProfileSessionId, body } = await aGuest();
  const declined = await golark.call(bookStay, { as, body: { ...body, card: declinedCard } });
  expect(declined.problem.code).toBe('CARD_DECLINED');
  const paid = await golark.call(bookStay, { as, body: { ...body, savedCardId, deviceProfileSessionId } });
  expect(paid.body.booking.status).toBe('CONFIRMED');
});

test('an id that is too long is refused by its name', async () => {
  const { as, savedCardId, body } = await aGuest();
  const long = { ...body, savedCardId, deviceProfileSessionId: 'x'.repeat(201) };
  const { problem } = await golark.call(bookStay, { as, body: long });
  expect(problem.errors).toMatchObject([{ path: 'deviceProfileSessionId' }]);
});
