import { payBalance } from '@golark/contract/booking/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { acceptRequest } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { aDepositGuest, balanceDueAt, depositBooking, laterGuest } from '#testing/deposits';
import { chargedFor, passUntil } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeEach(async () => {
  await golark?.close();
  golark = await createTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

const aRequest = () => aDepositGuest(golark, { is_instant_book: false });

test('a request to book authorizes the deposit, and has a balance only once it is confirmed', async () => {
  const guest = await aRequest();
  expect(await depositBooking(golark, guest)).toMatchObject({
    ...{ status: 'AWAITING_HOST', balance: { status: 'PLANNED' } },
    charges: [{ purpose: 'deposit', status: 'AUTHORIZED', amount: { amount: guest.deposit } }],
  });
  const early = await golark.call(payBalance, { as: guest.as, params: guest.params, body: {} });
  expect(early.problem.code).toBe('INVALID_STATE');
  await golark.passMinutes(24 * 60 + 1);
  expect((await depositBooking(golark, guest)).status).toBe('DECLINED');
  await passUntil(golark, balanceDueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([]);
});

test('a request that is accepted charges the deposit then, and the balance on its day', async () => {
  const guest = await aRequest();
  const { orderId } = await depositBooking(golark, guest);
  await acceptRequest(golark.ctx, orderId, { actor: 'host' });
  expect(await depositBooking(golark, guest)).toMatchObject({
    ...{ status: 'CONFIRMED', balance: { status: 'OPEN' } },
    charges: [{ purpose: 'deposit', status: 'PAID' }],
  });
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit]);
  await passUntil(golark, balanceDueAt);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
  const later = await laterGuest(golark, guest);
  expect((await depositBooking(golark, later)).balance?.status).toBe('PAID');
});
