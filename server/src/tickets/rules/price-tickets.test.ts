import { partsOfTicket } from '@golark/contract/tickets/price-parts';
import { highestTicketPrice, lowestTicketPrice, mostTickets } from '@golark/contract/tickets/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTickets } from './price-tickets.ts';

const terms = fc.record({
  priceAmount: fc.integer({ min: lowestTicketPrice, max: highestTicketPrice }),
  facilityChargeAmount: fc.integer({ min: 0, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: mostTickets }),
  memberPercentOff: fc.integer({ min: 0, max: 100 }),
});

test('lines add up to the price that every page shows, and a member never pays more', () => {
  fc.assert(
    fc.property(terms, (of) => {
      const { lines, total } = priceTickets(of);
      const shown = of.priceAmount * of.quantity;
      const discount = lines.find(({ code }) => code === 'ticket_fee_member')?.amount ?? 0;
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(total).toBe(shown + discount);
      expect(priceTickets({ ...of, memberPercentOff: 0 }).total).toBe(shown);
      expect(lines.filter(({ code, amount }) => code !== 'ticket_fee_member' && amount <= 0)).toEqual([]);
      expect(-discount).toBeLessThanOrEqual(lines.find(({ code }) => code === 'ticket_fee')?.amount ?? 0);
    }),
  );
});

test('an $86 ticket with a facility charge of $4.40 has a seat of $70.96 and a fee of $10.64', () => {
  expect(partsOfTicket(8600, 440)).toEqual({ seatAmount: 7096, feeAmount: 1064, facilityAmount: 440 });
  const { lines, total } = priceTickets({
    priceAmount: 8600,
    facilityChargeAmount: 440,
    quantity: 2,
    memberPercentOff: 100,
  });
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['tickets', 14_192],
    ['ticket_fee', 2128],
    ['ticket_fee_member', -2128],
    ['facility_charge', 880],
  ]);
  expect(total).toBe(15_072);
});
