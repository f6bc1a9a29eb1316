import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import type { StayRule, StayRules } from '#stays';

interface Period {
  firstDay: string;
  days: number;
}

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const small = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
const orNothing = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });

const arbitraryRule = ({ firstDay, days }: Period): fc.Arbitrary<StayRule> =>
  fc
    .record({
      range: orNothing(fc.tuple(small(days), small(9, 1))),
      weekday: orNothing(small(6)),
      minStayArrival: orNothing(small(4, 1)),
      minStayThrough: orNothing(small(4, 1)),
      maxStay: orNothing(small(5, 1)),
      closedToArrival: orNothing(fc.boolean()),
      closedToDeparture: orNothing(fc.boolean()),
    })
    .map(({ range, ...rule }): StayRule => {
      const startsOn = range && addDays(firstDay, range[0]);
      const endsOn = range && startsOn && addDays(startsOn, range[1]);
      return { startsOn, endsOn, ...rule };
    })
    .filter(({ startsOn, weekday }) => startsOn !== null || weekday !== null)
    .filter(({ startsOn, endsOn, weekday, ...values }) =>
      Object.values(values).some((value) => value !== null),
    );

/** Stay rules, or none; those of a date range begin in a period. */
export const arbitraryRules = (period: Period): fc.Arbitrary<StayRules | null> =>
  orNothing(
    fc.record({
      preparationNights: oneOf([0, 0, 1, 2]),
      noticeDays: oneOf([0, 0, 22]),
      noticeHour: oneOf([24, 11, 18]),
      bookingWindowDays: oneOf([730, 730, 40]),
      gapNights: orNothing(small(2, 1)),
      rules: fc.uniqueArray(arbitraryRule(period), {
        maxLength: 9,
        selector: ({ startsOn, endsOn, weekday }) => `${startsOn} ${endsOn} ${weekday}`,
      }),
    }),
  );

/** The rules in the order that the database sorts them by: how specific they are. */
export const bySpecificity = (rules: StayRules | null): StayRules | null => {
  const length = ({ startsOn, endsOn }: StayRule): number =>
    startsOn && endsOn ? nightsBetween(startsOn, endsOn) : Number.POSITIVE_INFINITY;
  const byStart = (a: StayRule, b: StayRule): number =>
    (b.startsOn ?? '').localeCompare(a.startsOn ?? '') || (a.weekday ?? 7) - (b.weekday ?? 7);
  const bySize = (a: StayRule, b: StayRule): number =>
    length(a) === length(b) ? byStart(a, b) : length(a) - length(b);
  return rules && { ...rules, rules: rules.rules.toSorted(bySize) };
};
