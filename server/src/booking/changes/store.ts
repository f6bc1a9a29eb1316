import type { Party, StayDates } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import { freeOtherNights, type StayNights, takeAddedNights } from '#calendars';
import { lockOrderOfItem, noteItemChanged, type OrderLine } from '#orders';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { BalanceDay } from '../balance/balance-day.ts';
import { returnChangedNights } from '../returned/return-nights.ts';
import { reopenReturnedNights, useUpNights } from '../returned/store.ts';
import { findBookingView } from '../views.ts';
import { amountsOfChange, type ChangeAmounts, factsBefore, roomsAfter } from './change-facts.ts';
import type { ChangeTerms } from './change-terms.ts';

interface LockedBooking extends StayNights {
  holdsNights: boolean;
  changeNumber: number;
}

/** The booking with its stock; nobody changes or cancels it until the transaction ends. */
const lockBooking = async (trx: Transaction<DB>, bookingId: string): Promise<LockedBooking> => {
  await sql`SELECT FROM bookings WHERE id = ${bookingId} FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<LockedBooking>`
    SELECT b.arrive_day AS "arriveDay", b.depart_day AS "departDay", b.holds_nights AS "holdsNights",
      b.change_number AS "changeNumber", (SELECT json_agg(json_build_object('roomTypeId', r.room_type_id, 'units', r.units)
        ORDER BY r.room_type_id) FROM booking_rooms r WHERE r.booking_id = b.id) AS rooms
    FROM bookings b WHERE b.id = ${bookingId}`.execute(trx);
  if (!rows[0]) throw new Error(`booking ${bookingId} does not exist`);
  return rows[0];
};

const outdated = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'This booking has changed since. Ask for a new price.' });

/** Whether a change of this number is the next one of a booking that still has its nights. */
const isNext = ({ holdsNights, changeNumber }: LockedBooking, number: number): boolean =>
  holdsNights && number === changeNumber + 1;

const isOther = (error: unknown): boolean =>
  isViolationOf(error, 'booking_changes_one_each') || isViolationOf(error, 'booking_changes_one_per_quote');

export interface NewChange {
  id: string;
  bookingId: string;
  quoteId: string;
  terms: ChangeTerms;
  at: Date;
}

/** Writes a change and takes the nights that it adds. Throws DATES_UNAVAILABLE, and INVALID_STATE if the booking was changed or canceled. */
export const insertChange = async (trx: Transaction<DB>, change: NewChange): Promise<void> => {
  const { id, bookingId, quoteId, terms, at } = change;
  const booking = await lockBooking(trx, bookingId);
  if (!isNext(booking, terms.number)) throw outdated();
  try {
    await sql`
      INSERT INTO booking_changes (id, booking_id, quote_id, status, number, arrive_day, depart_day, party, terms, before,
        settled_amount, created_at)
      VALUES (${id}, ${bookingId}, ${quoteId}, 'HELD', ${terms.number}, ${terms.dates.arriveDay}, ${terms.dates.departDay},
        ${JSON.stringify(terms.party)}, ${JSON.stringify(terms)}, ${JSON.stringify(terms.before)}, ${terms.settledAmount},
        ${at})`.execute(trx);
  } catch (error) {
    if (!isOther(error)) throw error;
    throw new Failure('INVALID_STATE', { detail: 'Another change of this booking waits for its payment.' });
  }
  await takeAddedNights(trx, { ...terms.dates, rooms: terms.rooms }, booking);
};

interface StoredChange extends StayNights {
  bookingId: string;
  status: 'HELD' | 'APPLIED' | 'RELEASED';
  number: number;
  /** Cents that its quote knew to be used up by nights that are given up; quotes of an earlier release know none. */
  usedUpAmount: number;
  /** Where the balance of the stay moves; null if there is none or it stays. */
  balanceDay: BalanceDay | null;
}

const findChange = async (trx: Transaction<DB>, changeId: string): Promise<StoredChange> => {
  const { rows } = await sql<StoredChange>`
    SELECT booking_id AS "bookingId", status, number, arrive_day AS "arriveDay", depart_day AS "departDay",
      terms -> 'rooms' AS rooms, terms #> '{balance,moved}' AS "balanceDay",
      coalesce((terms #>> '{usedUp,host}')::bigint + (terms #>> '{usedUp,fee}')::bigint, 0) AS "usedUpAmount"
    FROM booking_changes WHERE id = ${changeId}`.execute(trx);
  if (!rows[0]) throw new Error(`change ${changeId} does not exist`);
  return rows[0];
};

const setStatus = async (
  trx: Transaction<DB>,
  changeId: string,
  { from, to }: { from: 'HELD' | 'RELEASED'; to: 'HELD' | 'RELEASED' },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE booking_changes SET status = ${to} WHERE id = ${changeId} AND status = ${from}`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Returns the nights that a change added, unless it took effect or was released before. */
export const releaseChange = async (trx: Transaction<DB>, changeId: string): Promise<void> => {
  const { bookingId, ...change } = await findChange(trx, changeId);
  const booking = await lockBooking(trx, bookingId);
  if (!(await setStatus(trx, changeId, { from: 'HELD', to: 'RELEASED' }))) return;
  await freeOtherNights(trx, change, booking);
};

/** Takes the nights of a released change again, for a payment that arrived late. Throws DATES_UNAVAILABLE, INVALID_STATE. */
export const holdChangeAgain = async (trx: Transaction<DB>, changeId: string): Promise<void> => {
  const { bookingId, ...change } = await findChange(trx, changeId);
  // the change is confirmed in the same transaction, which needs the order of the stay before its booking
  await lockOrderOfItem(trx, bookingId);
  const booking = await lockBooking(trx, bookingId);
  if (!isNext(booking, change.number)) throw outdated();
  try {
    if (!(await setStatus(trx, changeId, { from: 'RELEASED', to: 'HELD' }))) return;
  } catch (error) {
    throw isOther(error) ? outdated() : error;
  }
  await takeAddedNights(trx, change, booking);
};

/** The change of a booking that waits for its payment. */
export const findHeldChange = async (db: Database, bookingId: string): Promise<string | undefined> =>
  (
    await sql<{ id: string }>`
      SELECT id FROM booking_changes WHERE booking_id = ${bookingId} AND status = 'HELD'`.execute(db)
  ).rows[0]?.id;

/** Gives the booking the dates, guests, rooms and price of a change that holds its nights, with the passport of the price. */
const writeChange = async (trx: Transaction<DB>, changeId: string, at: Date): Promise<void> => {
  await sql`
    WITH c AS (
      UPDATE booking_changes SET status = 'APPLIED', applied_at = ${at} WHERE id = ${changeId}
      RETURNING booking_id, number, arrive_day, depart_day, party, terms
    ), room AS (
      SELECT c.booking_id, k."roomTypeId" AS room_type_id, k.units
      FROM c, jsonb_to_recordset(c.terms -> 'rooms') AS k("roomTypeId" text, units integer)
    ), gone AS (
      DELETE FROM booking_rooms r USING c WHERE r.booking_id = c.booking_id
        AND NOT EXISTS (SELECT FROM room WHERE room.room_type_id = r.room_type_id)
    ), fewer AS (
      UPDATE booking_rooms r SET units = room.units FROM room
      WHERE r.booking_id = room.booking_id AND r.room_type_id = room.room_type_id AND r.units <> room.units
    ), p AS (
      INSERT INTO price_passports (booking_id, change_number, passport, hash)
      SELECT booking_id, number, (terms -> 'passport') - 'hash', terms #>> '{passport,hash}' FROM c
    )
    UPDATE bookings b SET arrive_day = c.arrive_day, depart_day = c.depart_day, party = c.party,
      nightly = c.terms -> 'nightly', cancellation = c.terms -> 'cancellation',
      policy_day = (c.terms ->> 'policyDay')::date, change_number = c.number,
      arrival_time = CASE WHEN b.arrive_day = c.arrive_day THEN b.arrival_time END
    FROM c WHERE b.id = c.booking_id`.execute(trx);
};

/** A former guest may have been refunded since the quote. Throws QUOTE_EXPIRED. */
const assertSameUsedUp = async (
  trx: Transaction<DB>,
  { bookingId, usedUpAmount }: StoredChange,
  at: Date,
): Promise<void> => {
  const { host, fee } = await useUpNights(trx, bookingId, at);
  if (host + fee > usedUpAmount)
    throw new Failure('QUOTE_EXPIRED', {
      detail: 'The price of this change is another one now. Ask for a new one.',
    });
};

/**
 * Changes the booking of a held change: its nights that are no longer needed are free from then on. False if the booking was canceled in
 * the meantime; the change is then released. A change that took effect is not applied again.
 */
export const applyChange = async (
  trx: Transaction<DB>,
  changeId: string,
  { at, actor }: { at: Date; actor: string },
): Promise<boolean> => {
  const { bookingId } = await findChange(trx, changeId);
  // in this order everywhere: the order, the booking, its room types
  await lockOrderOfItem(trx, bookingId);
  const booking = await lockBooking(trx, bookingId);
  const change = await findChange(trx, changeId);
  if (change.status === 'APPLIED') return true;
  if (change.status !== 'HELD' || !isNext(booking, change.number)) {
    await releaseChange(trx, changeId);
    return false;
  }
  await writeChange(trx, changeId, at);
  reachStep('booking.changed.written');
  await freeOtherNights(trx, booking, change);
  await reopenReturnedNights(trx, bookingId);
  await assertSameUsedUp(trx, change, at);
  const view = await findBookingView(trx, bookingId);
  if (view) await returnChangedNights(trx, view, { changeId, before: booking, after: change, now: at });
  reachStep('booking.changed.nights-freed');
  const { balanceDay } = change;
  await noteItemChanged(trx, { itemId: bookingId, actor, at, data: { changeId }, balanceDay });
  return true;
};

/** The lines that a booking has now, if it was changed; null otherwise. */
export const findChangedLines = async (
  trx: Transaction<DB>,
  bookingId: string,
): Promise<OrderLine[] | null> => {
  const { rows } = await sql<{ lines: Omit<OrderLine, 'item_id' | 'position'>[] }>`
    SELECT c.terms -> 'lines' AS lines FROM bookings b JOIN booking_changes c
      ON c.booking_id = b.id AND c.number = b.change_number AND c.status = 'APPLIED'
    WHERE b.id = ${bookingId}`.execute(trx);
  return rows[0]?.lines.map((line, position) => ({ item_id: bookingId, position, ...line })) ?? null;
};

/** A stay before or after a change. */
export interface StayFacts extends StayDates {
  party: Party;
  roomCount: number;
}

export interface AppliedChange extends ChangeAmounts {
  bookingId: string;
  before: StayFacts;
  after: StayFacts;
}

/** A change that took effect. */
export const findAppliedChange = async (
  db: Database,
  changeId: string,
): Promise<AppliedChange | undefined> => {
  const { rows } = await sql<AppliedChange>`
    SELECT c.booking_id AS "bookingId", ${amountsOfChange},
      ${factsBefore} AS before, json_build_object('arriveDay', c.arrive_day,
        'departDay', c.depart_day, 'party', c.party, 'roomCount', ${roomsAfter}) AS after
    FROM booking_changes c WHERE c.id = ${changeId} AND c.status = 'APPLIED'`.execute(db);
  return rows[0];
};

/** Changes among the items of an order, with the status of each. */
export const listChangesOfOrder = async (
  db: Database,
  orderId: string,
): Promise<{ id: string; bookingId: string; status: string; itemStatus: string }[]> =>
  (
    await sql<{ id: string; bookingId: string; status: string; itemStatus: string }>`
      SELECT c.id, c.booking_id AS "bookingId", c.status, i.status AS "itemStatus"
      FROM order_items i JOIN booking_changes c ON c.id = i.id WHERE i.order_id = ${orderId}`.execute(db)
  ).rows;
