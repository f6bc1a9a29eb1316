import { maxBookableDays, maxRulesOfDays } from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import { nightsOf } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { lockStayRules, type StayRules, saveStayRules } from '#stays';
import { raiseVersion } from '#stays/own';
import { type ClosedDays, closeDays, isClosedBy } from '../rules/close-days.ts';
import { differenceOf, type NightDifference } from '../rules/night-values.ts';
import type { ChangeAuthor } from './change-log.ts';

/** The rules of a listing that has none of its own. */
const noRules: StayRules = {
  preparationNights: 0,
  noticeDays: 0,
  noticeHour: 24,
  bookingWindowDays: maxBookableDays,
  gapNights: null,
  rules: [],
};

const flagsOf = (rules: StayRules, day: Day) => ({
  closedToArrival: isClosedBy(rules.rules, 'closedToArrival', day),
  closedToDeparture: isClosedBy(rules.rules, 'closedToDeparture', day),
});

/** The stay rules of a listing as they are in this transaction, in which no other caller changes them. */
export const lockDayRules = async (trx: Transaction<DB>, listingId: string): Promise<StayRules> =>
  (await lockStayRules(trx, listingId)) ?? noRules;

/**
 * Closes or opens days of a listing with rules of date ranges. Returns what changed for each day; days that others decide already are left
 * alone. Called with the rules of `lockDayRules`.
 */
export const changeDayRules = async (
  trx: Transaction<DB>,
  listingId: string,
  { before, changes, author }: { before: StayRules; changes: readonly ClosedDays[]; author: ChangeAuthor },
): Promise<NightDifference[]> => {
  const rules = changes.reduce((sofar, change) => closeDays(sofar, change), before.rules);
  const after = { ...before, rules };
  const days = [...new Set(changes.flatMap(({ from, until }) => nightsOf(from, until)))].sort();
  const differences = days.flatMap((night) => {
    const difference = differenceOf(flagsOf(before, night), flagsOf(after, night));
    return difference ? [{ roomTypeId: null, night, ...difference }] : [];
  });
  if (differences.length === 0) return [];
  if (rules.length > maxRulesOfDays)
    throw invalidField('guestsMayArrive', 'rule_limit', { maximum: maxRulesOfDays });
  await saveStayRules(trx, [{ listingId, rules: after }]);
  const { accountId, at: now } = author;
  await raiseVersion(trx, { listingId, section: 'stay-rules', accountId, now });
  return differences;
};
