import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { acceptReservation, declineReservation } from '@golark/contract/partners/calls';
import { reviewStay } from '@golark/contract/reviews/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  aTeamMember,
  logInAgain,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let guest: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  ({ host, hostId } = await aHost(golark));
  guest = await anAccount(golark);
});
afterAll(() => golark.close());

const book = async (isInstant: boolean): Promise<Booking> => {
  const place = { property_manager_id: hostId, is_instant_book: isInstant };
  const body = aBookingBody(await aQuote(golark, await aListing(golark.ctx.db, place), { as: guest }));
  return (await golark.call(bookStay, { as: guest, body })).body.booking;
};
const subjects = async (as = host): Promise<string[]> => {
  await golark.passMinutes(1);
  return (await emailsTo(golark, as.account.email)).map(({ subject }) => subject).filter(isAboutStays);
};
const isAboutStays = (subject: string): boolean => / Cedar cabin|\d arrival|el \d/.test(subject);
/** To 20 o'clock in UTC, which is still that day at the place. */
const moveTo = async (day: string): Promise<void> => {
  await golark.passMinutes((Date.parse(`${day}T20:00:00Z`) - golark.clock.now().getTime()) / 60_000);
  [host, guest] = [await logInAgain(golark, host), await logInAgain(golark, guest)];
};

test('each member who answers is emailed about a booking in their language, and about its cancellation', async () => {
  const [manager, calendarOnly] = [await anAccount(golark, { locale: 'es' }), await anAccount(golark)];
  const member = (as: LoginResult, role: 'manager' | 'calendar') =>
    aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: as.account.accountId, role });
  await Promise.all([member(manager, 'manager'), member(calendarOnly, 'calendar')]);
  const { id, confirmationCode: code } = await book(true);
  expect(await subjects()).toEqual([`Booked: Cedar cabin, ${code}`]);
  expect(await subjects(manager)).toEqual([`Reservado: Cedar cabin (es), ${code}`]);
  expect(await subjects(calendarOnly)).toEqual([]);
  const email = (await emailsTo(golark, host.account.email)).at(-1);
  expect(email?.text).toContain(`/partner/reservations/booking/${id}/`);
  await golark.call(cancelBooking, { as: guest, params: { bookingId: id } });
  expect(await subjects()).toContain(`Canceled: Cedar cabin, ${code}`);
  // each has its own switch
  const kinds = (await emailsTo(golark, host.account.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['hostBookings', 'hostCancellations']));
});

test('a request is announced, and again six hours before its deadline, but not once it is accepted', async () => {
  const waiting = await book(false);
  const accepted = await book(false);
  await golark.call(acceptReservation, { as: host, params: { bookingId: accepted.id } });
  const about = (kind: string, { confirmationCode }: Booking) => `${kind}: Cedar cabin, ${confirmationCode}`;
  expect((await subjects()).sort()).toEqual(
    [about('Request to book', accepted), about('Request to book', waiting)].sort(),
  );
  await golark.passMinutes(18 * 60 + 5);
  expect(await subjects()).toContain(about('Answer soon', waiting));
  expect(await subjects()).not.toContain(about('Answer soon', accepted));
  await golark.passMinutes(6 * 60);
  expect(await subjects()).toContain(about('Expired', waiting));
});

test('a request that is withdrawn or declined ends without a reminder', async () => {
  const [withdrawn, declined] = [await book(false), await book(false)];
  await golark.call(cancelBooking, { as: guest, params: { bookingId: withdrawn.id } });
  await golark.call(declineReservation, {
    as: host,
    params: { bookingId: declined.id },
    body: { reason: 'dates' },
  });
  await golark.passMinutes(25 * 60);
  const sent = await subjects();
  expect(sent.filter((subject) => /^(Answer|Expired)/.test(subject))).toEqual([]);
  expect(sent).toContain(`Withdrawn: Cedar cabin, ${withdrawn.confirmationCode}`);
});

test('the arrivals of a day come once in its morning, and a review of the guest once, without what it says', async () => {
  const { id, arriveDay, departDay } = await book(true);
  await golark.passMinutes(1);
  await moveTo(arriveDay);
  await golark.runRecurring('booking.announce-arrivals');
  await golark.runRecurring('booking.announce-arrivals');
  expect((await subjects()).filter((subject) => subject.startsWith('1 arrival on'))).toHaveLength(1);
  await moveTo(departDay);
  const review = { rating: 4, text: 'A quiet cabin' };
  await golark.call(reviewStay, { as: guest, params: { bookingId: id }, body: review });
  expect(await subjects()).toContain('New review: Cedar cabin');
  const email = (await emailsTo(golark, host.account.email)).at(-1);
  expect(email?.text).not.toContain('A quiet cabin');
});
