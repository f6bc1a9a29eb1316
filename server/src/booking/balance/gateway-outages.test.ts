import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { completeOrder } from '#orders';
import { auditOrders } from '#testing/audit-orders';
import { aDepositGuest, balanceDueAt, depositBooking } from '#testing/deposits';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { chargedFor, passUntil, setCardBehavior } from '#testing/membership';
import { testDay } from '#testing/test-now';

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

describe('an outage of the gateway that outlasts the stay', () => {
  const outlast = async () => {
    const guest = await aDepositGuest(golark);
    const down = Array<'timeout-before'>(4000).fill('timeout-before');
    golark.faults.plan('createPayment', ...down);
    golark.faults.plan('find', ...down);
    await passUntil(golark, balanceDueAt);
    await passUntil(golark, `${testDay(45)}T12:00:00Z`, 1);
    await golark.runRecurring('booking.complete-stays');
    const { orderId } = await depositBooking(golark, guest);
    await completeOrder(golark.ctx, orderId);
    const booking = await depositBooking(golark, guest);
    expect([booking.status, booking.balance?.status]).toEqual(['CONFIRMED', 'OPEN']);
    golark.faults.clear();
    return guest;
  };

  test('leaves it to be paid: it is charged once the gateway is back, and only then completed', async () => {
    const guest = await outlast();
    for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
    expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit, guest.balance]);
    await golark.runRecurring('booking.complete-stays');
    expect(await depositBooking(golark, guest)).toMatchObject({
      ...{ status: 'COMPLETED', balance: { status: 'PAID' } },
    });
  });

  test('and a card that is then declined leaves a day to pay with another one, before the stay is canceled', async () => {
    const guest = await outlast();
    await setCardBehavior(golark, guest.as, 'card_declined');
    for (let hour = 0; hour < 3; hour++) await golark.passMinutes(60);
    const overdue = await depositBooking(golark, guest);
    expect([overdue.status, overdue.balance?.status]).toEqual(['CONFIRMED', 'OVERDUE']);
    expect(Date.parse(overdue.balance?.deadlineAt ?? '')).toBeGreaterThan(golark.clock.now().getTime());
    for (let hour = 0; hour < 26; hour++) await golark.passMinutes(60);
    const canceled = await depositBooking(golark, guest);
    expect([canceled.status, canceled.balance?.status]).toEqual(['CANCELED', 'CANCELED']);
    expect(await chargedFor(golark, guest.as)).toEqual([guest.deposit]);
  });
});
