import { changePassword, editAccount, exportAccount } from '@golark/contract/accounts/calls';
import { bookStay } from '@golark/contract/booking/calls';
import { addDays } from '@golark/contract/dates/rules';
import { saveCard } from '@golark/contract/payments/calls';
import { contactUs } from '@golark/contract/support/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnTwoStepOn } from '#testing/authenticator';
import { aBookingBody, aListing, anAccount, aQuote, goodCard, logInAgain } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('returns all stored data of the account as one file', async () => {
  const as = await anAccount(golark);
  await logInAgain(golark, as);
  await golark.call(editAccount, { as, body: { phoneNumber: '+12065550100' } });
  await golark.call(saveCard, { as, body: goodCard });
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  const booked = await golark.call(bookStay, { as, body: aBookingBody(quote) });
  const message = { name: 'Maya', email: as.account.email, subject: 'Towels', message: 'How many?' };
  await golark.call(contactUs, { as, body: message });
  await golark.call(changePassword, {
    as,
    body: { oldPassword: 'metolius-at-nine', newPassword: 'juniper-below-nine' },
  });
  const { body, headers } = await golark.call(exportAccount, { as });
  expect(headers['content-disposition']).toBe('attachment; filename="golark-account.json"');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.account).toMatchObject({
    ...as.account,
    phoneNumber: '+12065550100',
    phone: expect.anything(),
  });
  expect(body.bookings.map((booking) => booking.confirmationCode)).toEqual([
    booked.body.booking.confirmationCode,
  ]);
  expect(body.savedCards).toMatchObject([{ brand: 'visa', last4: '4242' }]);
  expect(body.sessions).toHaveLength(1);
  expect(body.events.map((event) => event.what)).toEqual(['signed_up', 'password_changed']);
  expect(body.messagesToSupport).toMatchObject([message]);
});

test('exports every booking, also more than one page', async () => {
  const as = await anAccount(golark);
  const listingId = await aListing(golark.ctx.db);
  for (let month = 0; month < 21; month++) {
    const arriveDay = testDay(30 + month * 3);
    const quote = await aQuote(golark, listingId, { arriveDay, departDay: addDays(arriveDay, 2) });
    await golark.call(bookStay, { as, body: aBookingBody(quote) });
  }
  const { body } = await golark.call(exportAccount, { as });
  expect(new Set(body.bookings.map((booking) => booking.confirmationCode)).size).toBe(21);
});

test('contains no secret and no data of another account', async () => {
  const stranger = await anAccount(golark);
  await golark.call(saveCard, { as: stranger, body: goodCard });
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const text = JSON.stringify((await golark.call(exportAccount, { as })).body);
  for (const secret of [as.token.refresh, 'argon2', 'hash', 'sealed', 'card_', ...app.recoveryCodes])
    expect(text).not.toContain(secret);
  expect(text).not.toContain(stranger.account.accountId);
  expect(JSON.parse(text)).toMatchObject({ savedCards: [], bookings: [], messagesToSupport: [] });
});
