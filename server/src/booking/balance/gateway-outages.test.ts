import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aDepositGuest, balanceDueAt, depositBooking } from '#testing/deposits';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { chargedFor, passUntil } from '#testing/membership';

let golark: FaultyTestApp;
beforeEach(async () => {
  await golark?.close();
  golark = await createFaultyTestApp();
  return async () => {
    await golark.runJobs();
    expect(await auditOrders(golark.ctx.db)).toEqual([]);
  };
});
afterAll(() => golark.close());

test.each(['timeout-before', 'timeout-after', 'twice'] as const)(
  'a balance whose charge has a %s is charged once',
  async (fault) => {
    const guest = await aDepositGuest(golark);
    golark.faults.plan('createPayment', fault);
    await passUntil(golark, balanceDueAt);
    await golark.passMinutes(5);
    expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
    expect((await depositBooking(golark, guest)).balance?.status).toBe('PAID');
  },
);

test('an outage of the gateway neither cancels a stay nor counts as a failed attempt', async () => {
  const guest = await aDepositGuest(golark);
  const down = Array<'timeout-before'>(4000).fill('timeout-before');
  golark.faults.plan('createPayment', ...down);
  golark.faults.plan('find', ...down);
  await passUntil(golark, balanceDueAt);
  for (let hour = 0; hour < 30; hour++) await golark.passMinutes(60);
  expect(await depositBooking(golark, guest)).toMatchObject({
    ...{ status: 'CONFIRMED', balance: { status: 'OPEN', deadlineAt: null } },
  });
  golark.faults.clear();
  for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
  expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
});
