import { z } from 'zod';
import { Day } from './dates.ts';
import { Money } from './money.ts';

export const priceLineCodes = [
  'nights',
  'weekly_discount',
  'monthly_discount',
  'member_discount',
  'extra_guests',
  'pet_fee',
  'cleaning_fee',
  'service_fee',
  'occupancy_tax',
] as const;

/** One line of a price. Discounts are negative; all lines add up to the total exactly. */
export const PriceLine = z.strictObject({
  code: z.enum(priceLineCodes),
  label: z.string(),
  amount: Money,
});
export type PriceLine = z.infer<typeof PriceLine>;

/** `savings` is what the member price is below the other one; 0 for the non-member price. */
export const Price = z.strictObject({
  nightly: z.array(z.strictObject({ date: Day, amount: Money })),
  lines: z.array(PriceLine),
  subtotal: Money,
  taxes: Money,
  total: Money,
  savings: Money,
});
export type Price = z.infer<typeof Price>;

/** One deadline: cancel before `until` (an instant; null for the last step) and this much comes back. */
export const CancellationStep = z.strictObject({
  until: z.string().nullable(),
  refundAmount: Money,
  kind: z.enum(['all', 'half', 'fees', 'none']),
});

export const Cancellation = z.strictObject({
  policy: z.enum(['flexible', 'moderate', 'strict']),
  freeUntil: z.string().nullable(),
  schedule: z.array(CancellationStep),
});
export type Cancellation = z.infer<typeof Cancellation>;
