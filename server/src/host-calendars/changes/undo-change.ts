import { addDays, type Day } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { nightKey } from '../notes.ts';
import { addOwnReservation, removeOwnReservation } from '../own/own-reservations.ts';
import { isSold, type LockedNight, lockNights, saveNights } from '../own-nights.ts';
import { type DayFlag, isClosedBy, runsOf } from '../rules/close-days.ts';
import type { NightDifference, RoomNightValues } from '../rules/night-values.ts';
import { changeDayRules, lockDayRules } from './change-day-rules.ts';
import { type ChangeAuthor, insertChange, lockChange, type StoredChange } from './change-log.ts';
import { notUndone } from './not-undone.ts';

interface Undo {
  change: StoredChange;
  author: ChangeAuthor;
  /** The day at the place: nights before it are left as they are. */
  today: Day;
}

const boundsOf = (differences: readonly NightDifference[]): { from: Day; until: Day } => {
  const days = differences.map(({ night }) => night).sort();
  return { from: days[0] ?? '', until: addDays(days.at(-1) ?? '', 1) };
};

const valueNow = (night: LockedNight, key: string): unknown => night[key as keyof RoomNightValues];

/** Throws INVALID_STATE if a night isn't as the change left it, or cannot be as it was before. */
const assertUndoable = (night: LockedNight, { before, after }: NightDifference): void => {
  const keys = Object.keys(after) as (keyof RoomNightValues)[];
  // a sold night is no longer the host's to close, and its guest has paid its rate
  if (isSold(night) && keys.some((key) => key !== 'note' && !(key === 'isClosed' && !before.isClosed)))
    throw notUndone('sold', night.night);
  if (keys.some((key) => valueNow(night, key) !== after[key])) throw notUndone('changed', night.night);
  if (before.isClosed === false && night.isKeptClosed) throw notUndone('kept-closed', night.night);
};

const undoRoomNights = async (
  trx: Transaction<DB>,
  differences: readonly NightDifference[],
): Promise<void> => {
  const roomTypeIds = [...new Set(differences.flatMap(({ roomTypeId }) => roomTypeId ?? []))];
  if (roomTypeIds.length === 0) return;
  const locked = await lockNights(trx, { roomTypeIds, ...boundsOf(differences) });
  const nights = new Map(locked.map((night) => [nightKey(night), night]));
  const rows = differences.flatMap((difference) => {
    const night = nights.get(nightKey(difference));
    if (!night) return [];
    assertUndoable(night, difference);
    return [{ locked: night, values: difference.before }];
  });
  await saveNights(trx, rows);
};

const undoDayRules = async (
  trx: Transaction<DB>,
  {
    listingId,
    differences,
    author,
  }: { listingId: string; differences: readonly NightDifference[]; author: ChangeAuthor },
): Promise<void> => {
  if (differences.length === 0) return;
  const rules = await lockDayRules(trx, listingId);
  const changes = (['closedToArrival', 'closedToDeparture'] as const satisfies DayFlag[]).flatMap((flag) => {
    const ofFlag = differences.filter(({ after }) => flag in after);
    for (const { night, after } of ofFlag)
      if (isClosedBy(rules.rules, flag, night) !== after[flag]) throw notUndone('changed', night);
    const days = ofFlag.map(({ night, before }) => ({ day: night, value: before[flag] ?? false }));
    return runsOf(days).map(({ from, until, value }) => ({ from, until, flag, isClosed: value }));
  });
  await changeDayRules(trx, listingId, { before: rules, changes, author });
};

const reversed = (differences: readonly NightDifference[]): NightDifference[] =>
  differences.map(({ before, after, ...night }) => ({ ...night, before: after, after: before }));

const undoNights = async (trx: Transaction<DB>, { change, author, today }: Undo): Promise<string> => {
  const differences = change.nights.filter(({ night }) => night >= today);
  if (differences.length === 0) throw notUndone('past', null);
  const { listingId } = change;
  const ofListing = differences.filter(({ roomTypeId }) => roomTypeId === null);
  const ofRooms = differences.filter(({ roomTypeId }) => roomTypeId !== null);
  // room types are locked before their listing, as by everyone who locks both
  await undoRoomNights(trx, ofRooms);
  await undoDayRules(trx, { listingId, differences: ofListing, author });
  const undone = { listingId, kind: 'nights', nights: reversed(differences), undoes: change.id } as const;
  return insertChange(trx, { ...undone, ...boundsOf(differences) }, author);
};

const undoReservation = async (trx: Transaction<DB>, { change, author, today }: Undo): Promise<string> => {
  const { listingId, reservation, kind, id: undoes } = change;
  if (!reservation) throw new Error(`change ${change.id} has no reservation`);
  const wanted = { listingId, reservation, author, undoes };
  if (kind === 'reservation-added') {
    const removed = await removeOwnReservation(trx, wanted);
    if (!removed) throw notUndone('changed', reservation.arriveDay);
    return removed;
  }
  if (reservation.departDay <= today) throw notUndone('past', null);
  const added = await addOwnReservation(trx, wanted);
  if (added === 'known') throw notUndone('changed', reservation.arriveDay);
  if ('taken' in added) throw notUndone('sold', added.taken.night);
  return added.changeId;
};

/**
 * Takes back a change as a whole, by a new change; nothing if a night of it is sold or was changed again since. Nights that are past stay
 * as they were. Throws INVALID_STATE with the reason and the night. Returns the id of the new change.
 */
export const undoChange = async (
  trx: Transaction<DB>,
  changeId: string,
  { listingId, ...by }: { listingId: string } & Omit<Undo, 'change'>,
): Promise<string | undefined> => {
  const change = await lockChange(trx, { changeId, listingId });
  if (!change) return undefined;
  if (change.isUndone) throw notUndone('undone', null);
  return (change.kind === 'nights' ? undoNights : undoReservation)(trx, { change, ...by });
};
