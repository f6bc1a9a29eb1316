import { bookStay, listBookings, retryCharge, updateSavedCard } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { saveCard } from '@golark/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  logInAgain,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

/** A guest whose card was declined for a stay that is held, and who has another saved card. */
const declinedBooking = async () => {
  const as = await anAccount(golark);
  const listing = await aListing(golark.ctx.db);
  const quote = await aQuote(golark, listing, { as });
  const body = aBookingBody(quote, declinedCard);
  const { problem } = await golark.call(bookStay, { as, body });
  const { body: saved } = await golark.call(saveCard, { as, body: goodCard });
  const bookingId = problem.bookingId as string;
  return { as, params: { bookingId }, cardId: saved.card.id };
};
type Declined = Awaited<ReturnType<typeof declinedBooking>>;

const bookingOf = async ({ as, params }: Declined): Promise<Booking> => {
  const { body } = await golark.call(listBookings, { as, query: { ids: [params.bookingId] } });
  return body.edges[0]?.node as Booking;
};

const lastCharge = async (guest: Declined): Promise<string> =>
  (await bookingOf(guest)).charges.at(-1)?.bookingChargeNumber ?? '';

const retry = async (guest: Declined, bookingChargeNumber?: string) =>
  golark.call(retryCharge, {
    as: guest.as,
    params: guest.params,
    body: { bookingChargeNumber: bookingChargeNumber ?? (await lastCharge(guest)) },
  });

const replace = ({ as, params, cardId }: Declined) =>
  golark.call(updateSavedCard, { as, params, body: { savedCardId: cardId } });

test('a failed charge is made once with the card that replaces the declined one', async () => {
  const guest = await declinedBooking();
  const charge = await lastCharge(guest);
  expect((await replace(guest)).status).toBe(200);
  const { status, body } = await retry(guest, charge);
  expect(status).toBe(200);
  expect(body.booking.status).toBe('CONFIRMED');
  expect(body.booking.charges.map(({ status: state, card }) => [state, card.last4])).toEqual([
    ['FAILED', '0002'],
    ['PAID', '4242'],
  ]);
  expect((await retry(guest, charge)).problem.code).toBe('INVALID_STATE');
  expect((await replace(guest)).problem.code).toBe('INVALID_STATE');
});

test('the same card is declined again, and the nights stay held', async () => {
  const guest = await declinedBooking();
  const { problem } = await retry(guest);
  expect(problem.code).toBe('CARD_DECLINED');
  const booking = await bookingOf(guest);
  expect(booking.status).toBe('PAYMENT_FAILED');
  expect(booking.holdExpiresAt).not.toBeNull();
  expect(booking.charges).toHaveLength(2);
});

test('ten tabs that try again at once charge the card once', async () => {
  const guest = await declinedBooking();
  await replace(guest);
  const charge = await lastCharge(guest);
  const answers = await Promise.all(Array.from({ length: 10 }, () => retry(guest, charge)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { charges, status } = await bookingOf(guest);
  expect(status).toBe('CONFIRMED');
  expect(charges.filter((one) => one.status === 'PAID')).toHaveLength(1);
});

test('after the hold has ended nothing is charged', async () => {
  const guest = await declinedBooking();
  await replace(guest);
  const charge = await lastCharge(guest);
  golark.clock.advanceMinutes(16);
  const as = await logInAgain(golark, guest.as);
  expect((await retry({ ...guest, as }, charge)).problem.code).toBe('INVALID_STATE');
});

test('neither a charge, a card nor a booking of somebody else is found', async () => {
  const [guest, other] = await Promise.all([declinedBooking(), declinedBooking()]);
  const charge = await lastCharge(guest);
  expect((await retry(other, charge)).problem.code).toBe('NOT_FOUND');
  expect((await retry({ ...other, params: guest.params }, charge)).problem.code).toBe('NOT_FOUND');
  expect((await replace({ ...guest, cardId: other.cardId })).problem.code).toBe('NOT_FOUND');
  expect((await replace({ ...guest, cardId: 'not an id' })).problem.code).toBe('NOT_FOUND');
});
