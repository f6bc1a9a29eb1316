import { payoutAmounts } from '@golark/contract/selling/payout';
import { highestTicketPrice, lowestTicketPrice, mostTickets } from '@golark/contract/tickets/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceTickets } from './price-tickets.ts';
import { sellerFeeEntries } from './seller-fee.ts';

const terms = fc.record({
  priceAmount: fc.integer({ min: lowestTicketPrice, max: highestTicketPrice }),
  facilityChargeAmount: fc.integer({ min: 0, max: 10_000 }),
  quantity: fc.integer({ min: 1, max: mostTickets }),
});

test('a payout is what the ledger owes the seller of such a sale, to the cent, whoever buys', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 100 }), (of, memberPercentOff) => {
      const { buyerPays, ticketFee, facilityCharge, sellerFee, total } = payoutAmounts(of);
      expect(buyerPays - ticketFee - facilityCharge - sellerFee).toBe(total);
      const { lines } = priceTickets({ ...of, memberPercentOff });
      const seatsAmount = lines.find(({ code }) => code === 'tickets')?.amount ?? 0;
      const [fee] = sellerFeeEntries({ sellerAccountId: 's', venueId: 'v', seatsAmount }, 1);
      expect(seatsAmount - (fee?.amount ?? 0)).toBe(total);
      expect(total).toBeGreaterThan(0);
    }),
  );
});

test('four tickets at $78 with a facility charge of $4.40 pay $235.52', () => {
  expect(payoutAmounts({ priceAmount: 7800, facilityChargeAmount: 440, quantity: 4 })).toEqual({
    ...{ buyerPays: 31_200, ticketFee: 3840, facilityCharge: 1760, sellerFee: 2048, total: 23_552 },
  });
});
