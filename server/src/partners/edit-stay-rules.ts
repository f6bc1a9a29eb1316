import { maxBookableDays, weekdays } from '@golark/contract/calendars/rules';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import {
  findStayOfHost,
  type StayRow,
  type StayRule,
  type StayRules,
  saveStayLengths,
  saveStayRules,
} from '#stays';
import { touchSection } from '#stays/own';

type RuleOfDays = ListingStayRules['rules'][number];

const rowsOf = ({ from, until, weekdays: names, ...values }: RuleOfDays): StayRule[] =>
  (names ?? [null]).map((name) => ({
    startsOn: from,
    endsOn: until,
    weekday: name === null ? null : weekdays.indexOf(name),
    ...values,
  }));

const storedOf = (input: ListingStayRules): StayRules => ({
  preparationNights: input.preparationNights,
  noticeDays: input.notice.days,
  noticeHour: input.notice.untilHour,
  bookingWindowDays: input.bookingWindowDays,
  gapNights: input.gapNights,
  rules: input.rules.flatMap(rowsOf),
});

/** Weekdays of the same dates with the same values are one rule, as hosts write it. */
const groupRows = (rows: readonly StayRule[]): RuleOfDays[] => {
  const groups = new Map<string, RuleOfDays>();
  for (const { startsOn: from, endsOn: until, weekday, ...values } of rows) {
    const key = JSON.stringify([from, until, weekday === null, values]);
    const name = weekday === null ? undefined : weekdays[weekday];
    const group = groups.get(key);
    if (group && name) group.weekdays?.push(name);
    else groups.set(key, { from, until, weekdays: name ? [name] : null, ...values });
  }
  return [...groups.values()];
};

/** The stay rules of a listing with those that it takes by default, the most specific first. */
export const presentStayRules = ({ min_nights, max_nights, rules }: StayRow): ListingStayRules => ({
  minStayArrival: min_nights,
  maxStay: max_nights,
  preparationNights: rules?.preparationNights ?? 0,
  notice: { days: rules?.noticeDays ?? 0, untilHour: rules?.noticeHour ?? 24 },
  bookingWindowDays: rules?.bookingWindowDays ?? maxBookableDays,
  gapNights: rules?.gapNights ?? null,
  rules: groupRows(rules?.rules ?? []),
});

/** Replaces the stay rules of a listing; stays that were sold and quotes that were given remain. Throws VALIDATION_ERROR. */
export const replaceStayRules = async (
  ctx: Context,
  { accountId }: PartnerCaller,
  { stay, input }: { stay: StayRow; input: ListingStayRules },
): Promise<ListingStayRules> => {
  const isOfOneUnit = stay.rooms.every(({ units }) => units === 1);
  if (input.preparationNights > 0 && !isOfOneUnit) throw invalidField('preparationNights', 'rule_one_unit');
  if (input.gapNights !== null && !isOfOneUnit) throw invalidField('gapNights', 'rule_one_unit');
  const isOtherLength = stay.min_nights !== input.minStayArrival || stay.max_nights !== input.maxStay;
  const touched = { listingId: stay.id, section: 'rules', accountId, now: ctx.clock.now() } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await saveStayRules(trx, [{ listingId: stay.id, rules: storedOf(input) }]);
    await saveStayLengths(trx, stay.id, { minNights: input.minStayArrival, maxNights: input.maxStay });
    if (isOtherLength) await touchSection(trx, touched);
  });
  const saved = await findStayOfHost(ctx.db, { id: stay.id, hostId: stay.property_manager_id });
  if (!saved) throw notFound('This listing');
  return presentStayRules(saved);
};
