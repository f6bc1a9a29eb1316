import { sellerFeeOf } from '@golark/contract/selling/payout';
import type { LedgerEntry } from '#ledger';

/** The ledger account of who sells: a seller with an account, or the venue itself. */
export const sellerAccountOf = (by: { sellerAccountId: string | null; venueId: string }): string =>
  by.sellerAccountId === null ? `seller:venue-${by.venueId}` : `seller:${by.sellerAccountId}`;

/** Takes the fee from what the seller is owed, or with -1 returns it. The box office pays none. Sums to zero. */
export const sellerFeeEntries = (
  sale: { sellerAccountId: string | null; venueId: string; seatsAmount: number },
  sign: 1 | -1,
): LedgerEntry[] => {
  const fee = sale.sellerAccountId === null ? 0 : sellerFeeOf(sale.seatsAmount) * sign;
  if (fee === 0) return [];
  return [
    { account: sellerAccountOf(sale), amount: fee },
    { account: 'platform:fees', amount: -fee },
  ];
};
