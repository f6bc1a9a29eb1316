import type { Day } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { isSold, type LockedNight, lockNights, saveNights, valuesOf } from '../own-nights.ts';
import type { ClosedDays } from '../rules/close-days.ts';
import { differenceOf, type NightDifference, type RoomNightValues } from '../rules/night-values.ts';
import { changeDayRules, lockDayRules } from './change-day-rules.ts';
import { type ChangeAuthor, insertChange } from './change-log.ts';

/** A host's changes to a range of nights; undefined leaves it, null returns to the rule. */
export interface WantedNights {
  isClosed?: boolean | undefined;
  nightlyAmount?: number | null | undefined;
  minNights?: number | null | undefined;
  note?: string | null | undefined;
  closedToArrival?: boolean | undefined;
  closedToDeparture?: boolean | undefined;
}

export interface RangeOfRooms {
  listingId: string;
  roomTypeIds: readonly string[];
  from: Day;
  until: Day;
}

export interface CalendarChanged {
  /** null if everything was as wanted already. */
  changeId: string | null;
  /** Sold nights, whose rate and minimum stay as they are. */
  soldNights: Day[];
}

/** Nothing can be closed in which a guest sleeps, and what a host canceled stays closed: then nothing at all is changed. */
const assertPossible = (nights: readonly LockedNight[], { isClosed }: WantedNights): void => {
  const sold = isClosed === true ? nights.find((night) => !night.isClosed && isSold(night)) : undefined;
  if (sold) throw invalidField('isBlocked', 'night_booked', { day: sold.night });
  const kept = isClosed === false ? nights.find((night) => night.isClosed && night.isKeptClosed) : undefined;
  if (kept) throw invalidField('isBlocked', 'nights_kept_closed', { day: kept.night });
};

/** The values of a night after a change. A sold night keeps its rate and minimum, which hold for guests who come. */
const valuesAfter = (night: LockedNight, wanted: WantedNights): RoomNightValues => {
  const isClosed = wanted.isClosed ?? night.isClosed;
  const { nightlyAmount = night.nightlyAmount, minNights = night.minNights, note = night.note } = wanted;
  const priced = isSold(night) ? night : { nightlyAmount, minNights };
  return {
    nightlyAmount: priced.nightlyAmount,
    minNights: priced.minNights,
    isClosed,
    note: isClosed ? note : null,
  };
};

/** Writes the nights that differ, and returns the differences. */
const changeRoomNights = async (
  trx: Transaction<DB>,
  nights: readonly LockedNight[],
  wanted: WantedNights,
): Promise<NightDifference[]> => {
  const changed = nights.flatMap((locked) => {
    const difference = differenceOf(valuesOf(locked), valuesAfter(locked, wanted));
    return difference ? [{ locked, values: difference.after, difference }] : [];
  });
  await saveNights(trx, changed);
  return changed.map(({ locked: { roomTypeId, night }, difference }) => ({
    roomTypeId,
    night,
    ...difference,
  }));
};

const closedDaysOf = ({ from, until }: RangeOfRooms, wanted: WantedNights): ClosedDays[] =>
  (['closedToArrival', 'closedToDeparture'] as const).flatMap((flag) => {
    const isClosed = wanted[flag];
    return isClosed === undefined ? [] : [{ from, until, flag, isClosed }];
  });

/**
 * Changes a range of nights as a whole and writes it to the log. Throws VALIDATION_ERROR (isBlocked) for a block that includes a sold night,
 * and for opening one that stays closed; rates and minimums of sold nights are left as they are (decision 0141).
 */
export const changeCalendar = async (
  trx: Transaction<DB>,
  range: RangeOfRooms,
  { wanted, author }: { wanted: WantedNights; author: ChangeAuthor },
): Promise<CalendarChanged> => {
  const closed = closedDaysOf(range, wanted);
  // room types are locked before their listing, as by everyone who locks both
  const nights = await lockNights(trx, range);
  const before = closed.length > 0 ? await lockDayRules(trx, range.listingId) : null;
  assertPossible(nights, wanted);
  const isPriced = wanted.nightlyAmount !== undefined || wanted.minNights !== undefined;
  const soldNights = isPriced ? [...new Set(nights.filter(isSold).map(({ night }) => night))].sort() : [];
  const [first] = soldNights;
  if (first && nights.every(isSold)) throw invalidField('from', 'night_booked', { day: first });
  const differences = [
    ...(await changeRoomNights(trx, nights, wanted)),
    ...(before ? await changeDayRules(trx, range.listingId, { before, changes: closed, author }) : []),
  ];
  if (differences.length === 0) return { changeId: null, soldNights };
  reachStep('host-calendar.nights-written');
  const { listingId, from, until } = range;
  const change = { listingId, kind: 'nights', from, until, nights: differences } as const;
  return { changeId: await insertChange(trx, change, author), soldNights };
};
