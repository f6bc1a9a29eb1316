import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';

/** What a seller gets, from what the buyer pays. Amounts of fees are negative; all add up to `total`. */
export const Payout = z.strictObject({
  lines: z.array(
    z.strictObject({
      code: z.enum(['buyer_pays', 'ticket_fee', 'facility_charge', 'seller_fee']),
      amount: Money,
    }),
  ),
  total: Money,
  /** Whole percent of the seat price. */
  sellerFeePercent: z.int(),
  /** The day on which it is paid, in the venue's time zone. */
  paidOn: Day,
});

export type Payout = z.infer<typeof Payout>;
