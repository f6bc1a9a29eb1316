import { expect, it } from 'vitest';
import { exampleForMembers, exampleTicket } from '../tickets/price-parts.ts';
import { examplePayout, payoutAmounts } from './payout.ts';

const inDollars = (cents: number): number => Math.round(cents / 100);

it('of $100 that a buyer pays, a seller gets about $78, as the rules of payouts have it', () => {
  expect(payoutAmounts({ ...exampleTicket, quantity: 1 })).toEqual(examplePayout);
  expect([examplePayout.buyerPays, examplePayout.total].map(inDollars)).toEqual([100, 78]);
});

it.each([0, 200, 300, 350])('“about” holds for a facility charge of %s cents', (facilityChargeAmount) => {
  const { total } = payoutAmounts({ ...exampleTicket, facilityChargeAmount, quantity: 1 });
  expect(Math.abs(total - examplePayout.total)).toBeLessThanOrEqual(200);
});

it('members save the service fee of two tickets, or a part of it', () => {
  expect(exampleForMembers(100)).toEqual({ usual: 20_000, member: 17_456, count: 2 });
  expect(exampleForMembers(50).member).toBe(18_728);
  expect(exampleForMembers(0).member).toBe(20_000);
});
