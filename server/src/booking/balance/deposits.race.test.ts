import { cancelBooking, payBalance } from '@golark/contract/booking/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aDepositGuest,
  balanceDueAt,
  type DepositGuest,
  depositBooking,
  laterGuest,
} from '#testing/deposits';
import { chargedFor, passUntil } from '#testing/membership';
import { createTestApp, type TestApp } from '#testing/test-app';
import { processBalance } from '../../orders/balances/process-balance.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  await golark.runJobs();
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const rounds = 5;

/** Guests whose balance is due at this moment, with their orders; the jobs of that moment have not run. */
const dueGuests = async (): Promise<{ guest: DepositGuest; orderId: string }[]> => {
  const guests: DepositGuest[] = [];
  for (let i = 0; i < rounds; i++) guests.push(await aDepositGuest(golark));
  const due: { guest: DepositGuest; orderId: string }[] = [];
  for (const guest of guests) {
    const { orderId } = await depositBooking(golark, guest);
    await golark.ctx.db
      .updateTable('order_balances')
      .set({ next_attempt_at: golark.clock.now() })
      .where('order_id', '=', orderId)
      .execute();
    due.push({ guest: await laterGuest(golark, guest), orderId });
  }
  return due;
};

const pay = ({ as, params }: DepositGuest) => golark.call(payBalance, { as, params, body: {} });

test('two workers at once charge the balance once', async () => {
  for (const { guest, orderId } of await dueGuests()) {
    await Promise.allSettled([1, 2, 3].map(() => processBalance(golark.ctx, { orderId })));
    await golark.runJobs();
    expect((await chargedFor(golark, guest.as)).toSorted()).toEqual([guest.deposit, guest.balance]);
  }
});

test('a guest who presses the button again and again while the job charges pays once, and is told so each time', async () => {
  for (const { guest, orderId } of await dueGuests()) {
    const presses = Array.from({ length: 8 }, () => pay(guest));
    await processBalance(golark.ctx, { orderId });
    for (const { status, problem } of await Promise.all(presses))
      expect([200, 409], problem?.detail).toContain(status);
    await golark.runJobs();
    expect((await chargedFor(golark, guest.as)).toSorted()).toEqual([guest.deposit, guest.balance]);
    expect((await depositBooking(golark, guest)).balance?.status).toBe('PAID');
  }
});

test('a cancellation while the balance is charged leaves nobody with a charge that is not refunded', async () => {
  for (const { guest, orderId } of await dueGuests()) {
    const { as, params } = await laterGuest(golark, guest);
    await Promise.allSettled([
      processBalance(golark.ctx, { orderId }),
      golark.call(cancelBooking, { as, params }),
    ]);
    await golark.passMinutes(30);
    const booking = await depositBooking(golark, guest);
    expect(booking.status).toBe('CANCELED');
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const charged = sum(await chargedFor(golark, guest.as));
    // all of it is refundable this long before the arrival
    expect(sum(booking.refunds.map(({ amount }) => amount.amount))).toBe(charged);
  }
});

test('time passes over what is paid or canceled without another charge', async () => {
  const guest = await aDepositGuest(golark);
  await pay(guest);
  await passUntil(golark, balanceDueAt, 1);
  await golark.runRecurring('orders.enqueue-due-balances');
  await golark.runJobs();
  expect((await chargedFor(golark, guest.as)).toSorted()).toEqual([guest.deposit, guest.balance]);
});
