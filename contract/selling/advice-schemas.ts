import { z } from 'zod';
import { Money } from '../money/schemas.ts';
import { Payout } from './payout-schemas.ts';
import { priceLevels } from './rules.ts';

/** A ticket that a price is compared with. Prices are all-in. */
const Comparable = z.strictObject({ price: Money, kind: z.enum(['listed', 'sold']) });

export const PriceAdvice = z.strictObject({
  /** null with fewer than 8 comparable tickets. */
  advised: z.strictObject({ from: Money, to: Money }).nullable(),
  level: z.enum(priceLevels),
  /** How many of the listed comparable tickets cost more than the price. */
  cheaperThan: z.int(),
  listedCount: z.int(),
  soldCount: z.int(),
  /** Whole days until similar tickets of this price were sold; null without past sales to tell from. */
  daysToSell: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  comparables: z.array(Comparable),
  /** Between which sections they are. */
  sections: z.array(z.string()),
  /** The highest price that the event allows for this face value; null without a limit. */
  cap: Money.nullable(),
  /** For `quantity` tickets at the price. */
  payout: Payout,
});

export type PriceAdvice = z.infer<typeof PriceAdvice>;
