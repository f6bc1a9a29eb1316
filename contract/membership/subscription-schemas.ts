import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { membershipStatuses } from './rules.ts';

/** A Go+ membership as it is now. Days are those of `booksTimeZone`. */
export const Subscription = z.strictObject({
  /** Only ACTIVE gives member prices. */
  status: z.enum(membershipStatuses),
  planId: z.string(),
  /** When the account joined, without a break since. */
  startedAt: z.string(),
  currentPeriodStart: z.string(),
  currentPeriodEnd: z.string(),
  /** The day of `currentPeriodEnd`. */
  endsOn: Day,
  /** The member canceled: the membership stays ACTIVE until the period ends. */
  cancelAtPeriodEnd: z.boolean(),
  /** The next period will be charged: the member agreed to it and has not canceled. */
  renews: z.boolean(),
  /** What a renewal costs. */
  renewalPrice: Money,
  /** Until when a failed renewal can still be paid; null unless PAST_DUE. */
  graceEndsAt: z.string().nullable(),
});

export type Subscription = z.infer<typeof Subscription>;
