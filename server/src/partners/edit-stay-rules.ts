import { maxBookableDays, weekdays } from '@golark/contract/calendars/rules';
import type { ListingStayRules, ListingStayRulesInput } from '@golark/contract/stay-rules/schemas';
import type { Transaction } from 'kysely';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import {
  findStayOfHost,
  lockStayRules,
  type StayRow,
  type StayRule,
  type StayRules,
  saveStayLengths,
  saveStayRules,
} from '#stays';
import { raiseVersion, touchSection, versionOfSection } from '#stays/own';

type RulesOfListing = Omit<ListingStayRules, 'version'>;
type RuleOfDays = ListingStayRules['rules'][number];

const rowsOf = ({ from, until, weekdays: names, ...values }: RuleOfDays): StayRule[] =>
  (names ?? [null]).map((name) => ({
    startsOn: from,
    endsOn: until,
    weekday: name === null ? null : weekdays.indexOf(name),
    ...values,
  }));

const storedOf = (input: RulesOfListing): StayRules => ({
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
const rulesOf = ({ min_nights, max_nights, rules }: StayRow): RulesOfListing => ({
  minStayArrival: min_nights,
  maxStay: max_nights,
  preparationNights: rules?.preparationNights ?? 0,
  notice: { days: rules?.noticeDays ?? 0, untilHour: rules?.noticeHour ?? 24 },
  bookingWindowDays: rules?.bookingWindowDays ?? maxBookableDays,
  gapNights: rules?.gapNights ?? null,
  rules: groupRows(rules?.rules ?? []),
});

export const presentStayRules = async (db: Database, stay: StayRow): Promise<ListingStayRules> => ({
  ...rulesOf(stay),
  version: await versionOfSection(db, { listingId: stay.id, section: 'stay-rules' }),
});

const keyOf = (rule: StayRule): string =>
  JSON.stringify([
    rule.startsOn,
    rule.endsOn,
    rule.weekday,
    rule.minStayArrival,
    rule.minStayThrough,
    rule.maxStay,
    rule.closedToArrival,
    rule.closedToDeparture,
  ]);

/** The same for the same rules, in whatever order they are written. */
const comparable = (input: RulesOfListing): string => {
  const { minStayArrival, maxStay, preparationNights, notice, bookingWindowDays, gapNights } = input;
  const { days, untilHour } = notice;
  const terms = [minStayArrival, maxStay, preparationNights, days, untilHour, bookingWindowDays, gapNights];
  return JSON.stringify([terms, input.rules.flatMap(rowsOf).map(keyOf).sort()]);
};

const assertOneUnit = ({ rooms }: StayRow, input: RulesOfListing): void => {
  if (rooms.every(({ units }) => units === 1)) return;
  if (input.preparationNights > 0) throw invalidField('preparationNights', 'rule_one_unit');
  if (input.gapNights !== null) throw invalidField('gapNights', 'rule_one_unit');
};

interface Change {
  stay: StayRow;
  input: ListingStayRulesInput;
  accountId: string;
  now: Date;
}

const write = async (trx: Transaction<DB>, { stay, input, accountId, now }: Change): Promise<void> => {
  const { minStayArrival: minNights, maxStay: maxNights } = input;
  const changed = { listingId: stay.id, accountId, now };
  await saveStayRules(trx, [{ listingId: stay.id, rules: storedOf(input) }]);
  await saveStayLengths(trx, stay.id, { minNights, maxNights });
  await raiseVersion(trx, { ...changed, section: 'stay-rules' });
  if (stay.min_nights !== minNights || stay.max_nights !== maxNights)
    await touchSection(trx, { ...changed, section: 'rules' });
};

/**
 * Replaces the stay rules of a listing; stays that were sold and quotes that were given remain. The same rules again change nothing,
 * whatever version they name. Throws SECTION_CHANGED with the rules of now for another version, and VALIDATION_ERROR.
 */
export const replaceStayRules = async (
  ctx: Context,
  { accountId }: PartnerCaller,
  { stay: { id, property_manager_id: hostId }, input }: { stay: StayRow; input: ListingStayRulesInput },
): Promise<ListingStayRules> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockStayRules(trx, id);
    const stay = await findStayOfHost(trx, { id, hostId });
    if (!stay) throw notFound('This listing');
    const current = await presentStayRules(trx, stay);
    if (comparable(current) === comparable(input)) return current;
    if (input.version !== undefined && input.version !== current.version)
      throw new Failure('SECTION_CHANGED', {
        detail: 'Somebody has changed these rules since you read them.',
        extra: { current },
      });
    assertOneUnit(stay, input);
    await write(trx, { stay, input, accountId, now: ctx.clock.now() });
    reachStep('listings.stay-rules-saved.before-commit');
    const saved = await findStayOfHost(trx, { id, hostId });
    if (!saved) throw notFound('This listing');
    return presentStayRules(trx, saved);
  });
