import { dayInZone } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { LineCode } from '@golark/contract/pricing/rules';
import { sql, type Transaction } from 'kysely';
import { lostLines } from '#orders';
import type { DB } from '#platform/database/tables';
import { unpaidOf } from '../balance/refund-now.ts';
import { findPassport } from '../price-passports.ts';
import { paidByNight, type RoomNights, sumByPart, unitNights } from '../rules/paid-by-night.ts';
import type { BookingView } from '../views.ts';
import { insertReturnedNights, type LostNight } from './store.ts';

/** The rooms and dates of a booking. */
export const roomNightsOf = ({ arrive_day, depart_day, snapshot }: BookingView): RoomNights => ({
  arriveDay: arrive_day,
  departDay: depart_day,
  rooms: snapshot.rooms,
});

/** Nights that have begun are not sold again; the last one of them could still be, until it is over. */
const isToCome = ({ snapshot }: BookingView, now: Date) => {
  const today = dayInZone(now, snapshot.timeZone);
  return ({ night }: LostNight): boolean => night >= today;
};

interface Returned {
  view: BookingView;
  /** `cancellation`, or the id of the change. */
  cause: string;
  before: RoomNights;
  /** What remains; absent for a cancellation. */
  after?: RoomNights;
  /** What the guest paid for what is given back and does not get refunded, line by line. */
  lost: readonly { code: LineCode; amount: number }[];
  rates: PricePassport['nights'];
  now: Date;
}

const returnNights = async (
  trx: Transaction<DB>,
  { view, cause, before, after, lost, rates, now }: Returned,
): Promise<void> => {
  const nights = paidByNight(sumByPart(lost), unitNights(before, after), rates)
    .filter(isToCome(view, now))
    .filter(({ host, fee }) => host + fee > 0);
  if (nights.length > 0) await insertReturnedNights(trx, { bookingId: view.id, cause, nights, at: now });
};

interface CanceledStay {
  view: BookingView;
  lines: readonly { code: LineCode; amount: number }[];
  /** Of each line by the policy, cents. */
  refunds: readonly number[];
  now: Date;
}

/** Returns the nights of a stay that its guest canceled without getting everything back, in the transaction that frees them. */
export const returnCanceledNights = async (
  trx: Transaction<DB>,
  { view, lines, refunds, now }: CanceledStay,
): Promise<void> => {
  const lost = lostLines(lines, refunds, unpaidOf(view));
  const rates = (await findPassport(trx, view.id))?.nights ?? [];
  await returnNights(trx, {
    view,
    cause: `cancellation:${view.id}`,
    before: roomNightsOf(view),
    lost,
    rates,
    now,
  });
};

interface AppliedChange {
  changeId: string;
  /** What the booking was before. */
  before: RoomNights;
  after: RoomNights;
  now: Date;
}

/** The same for the nights that a change gave up, after it was written. */
export const returnChangedNights = async (
  trx: Transaction<DB>,
  view: BookingView,
  { changeId, before, after, now }: AppliedChange,
): Promise<void> => {
  const { rows } = await sql<{ changed: ChangedLines; rates: PricePassport['nights'] | null }>`
    SELECT c.terms -> 'changed' AS changed, p.passport -> 'nights' AS rates FROM booking_changes c
    LEFT JOIN price_passports p ON p.booking_id = c.booking_id AND p.change_number = c.number - 1
    WHERE c.id = ${changeId}`.execute(trx);
  const { changed = [], rates } = rows[0] ?? {};
  const lost = changed.map((each) => ({
    code: each.line.code,
    amount: each.before - each.after + each.settled,
  }));
  await returnNights(trx, {
    view,
    cause: `change:${changeId}`,
    before,
    after,
    lost,
    rates: rates ?? [],
    now,
  });
};

type ChangedLines = { line: { code: LineCode }; before: number; after: number; settled: number }[];
