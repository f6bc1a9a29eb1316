import { z } from 'zod';
import { longestStayRule, maxBookableDays, maxRulesOfDays, weekdays } from '../calendars/rules.ts';
import { Day } from '../dates/schemas.ts';
import { fieldRule } from '../errors/rules.ts';

const Nights = z.int().min(1).max(longestStayRule);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

/** Rules of some days: of a date range, of weekdays, or of weekdays in a date range. What is null is decided by the next rule. */
const RuleOfDays = z
  .strictObject({
    from: orNull(Day),
    /** Left out. */
    until: orNull(Day),
    weekdays: orNull(z.array(z.enum(weekdays)).min(1).max(7)),
    /** Least nights of a stay that arrives on these days. */
    minStayArrival: orNull(Nights),
    /** Least nights of every stay that includes one of these nights. */
    minStayThrough: orNull(Nights),
    /** Most nights of a stay that arrives on these days. */
    maxStay: orNull(Nights),
    /** False opens days that a less specific rule closes. */
    closedToArrival: orNull(z.boolean()),
    closedToDeparture: orNull(z.boolean()),
  })
  .refine(({ from, until }) => from === null || until !== null, { path: ['until'], ...fieldRule('required') })
  .refine(({ from, until }) => until === null || from !== null, { path: ['from'], ...fieldRule('required') })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    ...fieldRule('days_order'),
  })
  .refine(({ from, until, weekdays }) => from !== null || until !== null || weekdays !== null, {
    path: ['from'],
    ...fieldRule('rule_days'),
  })
  .refine(({ from, until, weekdays, ...values }) => Object.values(values).some((value) => value !== null), {
    path: ['minStayArrival'],
    ...fieldRule('rule_empty'),
  });

type RuleOfDays = z.infer<typeof RuleOfDays>;

const daysOf = ({ from, until, weekdays }: RuleOfDays): string[] =>
  (weekdays ?? ['every']).map((weekday) => `${from} ${until} ${weekday}`);

/** Of two rules for the same days neither would be the more specific. */
const isForDaysOnce = (rules: readonly RuleOfDays[]): boolean => {
  const days = rules.flatMap(daysOf);
  return new Set(days).size === days.length;
};

const rulesOfListing = {
  /** Least and most nights of the listing, where nothing more specific says otherwise. */
  minStayArrival: Nights,
  maxStay: Nights,
  /** Kept free before and after each booking. */
  preparationNights: z.int().min(0).max(7).default(0),
  /** A stay is booked this many days before it arrives, until this hour of the property's day; 24 is midnight. */
  notice: z
    .strictObject({ days: z.int().min(0).max(30), untilHour: z.int().min(1).max(24).default(24) })
    .default({ days: 0, untilHour: 24 }),
  /** A stay departs at most this many days ahead. */
  bookingWindowDays: z.int().min(1).max(maxBookableDays).default(maxBookableDays),
  /** Gaps of at least this many nights are sold whole, whatever the minimum; null: they are not. */
  gapNights: orNull(z.int().min(1).max(30)),
  rules: z.array(RuleOfDays).max(maxRulesOfDays).refine(isForDaysOnce, fieldRule('rule_twice')).default([]),
};

/** All that a host asks of stays; precedence is the more specific: night, shortest date range, weekday, listing. */
export const ListingStayRules = z.strictObject({
  ...rulesOfListing,
  /** Rises with each change. */
  version: z.int(),
});

export type ListingStayRules = z.infer<typeof ListingStayRules>;

export const ListingStayRulesInput = z
  .strictObject({
    ...rulesOfListing,
    /** The version of the rules that the client has read; without it, they are replaced whatever they say now. */
    version: z.int().min(0).optional(),
  })
  .refine(({ minStayArrival, maxStay }) => minStayArrival <= maxStay, {
    path: ['maxStay'],
    ...fieldRule('max_below_min'),
  });
export type ListingStayRulesInput = z.infer<typeof ListingStayRulesInput>;
