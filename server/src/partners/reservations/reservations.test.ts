import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { acceptReservation, declineReservation, listReservations } from '@golark/contract/partners/calls';
import type { ReservationTab } from '@golark/contract/partners/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  aTeamMember,
  logInAgain,
} from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let guest: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  [guest, { host, hostId }] = await Promise.all([anAccount(golark), aHost(golark)]);
  await aPlace(golark.ctx.db);
});
afterAll(() => golark.close());

const book = async (isInstant: boolean) => {
  const listing = await aListing(golark.ctx.db, {
    property_manager_id: hostId,
    is_instant_book: isInstant,
  });
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  return (await golark.call(bookStay, { as: guest, body })).body.booking;
};
const idsIn = async (tab: ReservationTab) => {
  const { body } = await golark.call(listReservations, { as: host, query: { tab } });
  return body.edges.map(({ node }) => node.id);
};
const answer = (call: typeof acceptReservation | typeof declineReservation, id: string, key?: string) =>
  golark.call(call, {
    as: host,
    params: { bookingId: id },
    ...(call === declineReservation ? { body: { reason: 'party' } } : {}),
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

test('a request shows its deadline and earnings, and hides the contact until it is accepted', async () => {
  const booking = await book(false);
  const { body } = await golark.call(listReservations, { as: host });
  const request = body.edges.find(({ node }) => node.id === booking.id)?.node;
  expect(request).toMatchObject({ status: 'AWAITING_HOST', contact: null });
  expect(request?.answerBy).toBe(booking.holdExpiresAt);
  const owedToHost = booking.price.lines.filter(
    ({ code }) => code !== 'occupancy_tax' && code !== 'service_fee',
  );
  expect(request?.earnings.amount).toBe(owedToHost.reduce((sum, { amount }) => sum + amount.amount, 0));
  const accepted = await answer(acceptReservation, booking.id);
  expect(accepted.body.reservation).toMatchObject({
    status: 'CONFIRMED',
    answerBy: null,
    contact: { email: booking.guest.email },
  });
  expect(await idsIn('requests')).not.toContain(booking.id);
  expect(await idsIn('upcoming')).toContain(booking.id);
});

test('a declined request charges nothing and cannot be accepted afterward', async () => {
  const booking = await book(false);
  const { reservation } = (await answer(declineReservation, booking.id)).body;
  expect(reservation).toMatchObject({ status: 'DECLINED', declineReason: 'party' });
  await golark.passMinutes(1);
  const emails = await emailsTo(golark, booking.guest.email);
  const email = emails.find(({ subject }) => subject.startsWith('Not available'));
  expect(email?.text).toContain("This place isn't suitable for your party.");
  expect((await answer(acceptReservation, booking.id)).problem.code).toBe('INVALID_STATE');
  expect(await idsIn('canceled')).toContain(booking.id);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('two answers at the same time: one holds', async () => {
  const booking = await book(false);
  const answers = await Promise.all([
    answer(acceptReservation, booking.id),
    answer(declineReservation, booking.id),
    answer(acceptReservation, booking.id),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('an accepted request can neither be declined nor expire while the gateway does not answer', async () => {
  const booking = await book(false);
  // so that the job of the booking itself is over
  await golark.passMinutes(2);
  const capture = vi.spyOn(golark.ctx.gateway, 'capture').mockRejectedValue(new Error('no answer'));
  const accepted = await answer(acceptReservation, booking.id);
  expect(accepted.body.reservation.status).toBe('PENDING_PAYMENT');
  for (const again of [declineReservation, acceptReservation]) {
    const { code, detail } = (await answer(again, booking.id)).problem;
    expect({ code, detail }).toEqual({
      code: 'INVALID_STATE',
      detail: 'This request does not wait for an answer.',
    });
  }
  await golark.passMinutes(10);
  capture.mockRestore();
  await golark.passMinutes(10);
  expect(await idsIn('upcoming')).toContain(booking.id);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('repeating an answer with its key returns the first response', async () => {
  const booking = await book(false);
  const first = await answer(acceptReservation, booking.id, 'accept-1');
  const again = await answer(acceptReservation, booking.id, 'accept-1');
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body).toEqual(first.body);
});

test('an instant booking is upcoming, then current, then past', async () => {
  const booking = await book(true);
  expect(await idsIn('upcoming')).toContain(booking.id);
  const minutesUntil = (day: string, hour: number) =>
    (Date.parse(`${day}T${hour}:00:00Z`) - golark.clock.now().getTime()) / 60_000;
  golark.clock.advanceMinutes(minutesUntil(booking.arriveDay, 20));
  host = await logInAgain(golark, host);
  expect(await idsIn('current')).toContain(booking.id);
  golark.clock.advanceMinutes(minutesUntil(booking.departDay, 20) + 24 * 60);
  host = await logInAgain(golark, host);
  expect(await idsIn('past')).toContain(booking.id);
  expect(await idsIn('current')).not.toContain(booking.id);
});

test('a host that the account does not act for is refused', async () => {
  const stranger = await anAccount(golark);
  await aTeamMember(golark.ctx.db, {
    propertyManagerId: 'pm-stranger',
    accountId: stranger.account.accountId,
  });
  const headers = { 'x-property-manager-id': hostId };
  expect((await golark.call(listReservations, { as: stranger, headers })).status).toBe(403);
  const own = { 'x-property-manager-id': 'pm-stranger' };
  const { body } = await golark.call(listReservations, { as: stranger, headers: own });
  expect(body.pageInfo.totalCount).toBe(0);
});
