import type { Day } from '@golark/contract/dates/rules';
import { dayInZone, instantInZone } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import { payeeOf } from '#orders';
import type { Context } from '#platform/context';
import { cancellationSchedule, type PricedStay, refundKindAt } from '#pricing';
import { findUsedUp } from '../returned/store.ts';
import type { PaidParts } from '../rules/paid-by-night.ts';
import { type ChangedLine, type PayableLine, settleChange } from '../rules/settle-change.ts';
import type { StaySnapshot } from '../stay-snapshot.ts';
import type { BookingView } from '../views.ts';
import { countRooms } from './remaining-rooms.ts';

export interface StayBefore extends StayDates {
  party: Party;
  roomCount: number;
  totalAmount: number;
}

/** What a quote of a change guarantees; a change stores the same. Amounts are cents. */
export interface ChangeTerms {
  /** Which change of the booking it is, counted from 1. */
  number: number;
  dates: StayDates;
  party: Party;
  rooms: StaySnapshot['rooms'];
  nightly: { date: Day; amount: number }[];
  passport: PricePassport;
  lines: PayableLine[];
  totalAmount: number;
  savingsAmount: number;
  cancellation: Cancellation;
  /** From which day the deadlines count back, if it is not the arrival day. */
  policyDay: Day | null;
  before: StayBefore;
  changed: ChangedLine[];
  /** Paid for nights that are given up and whose former guests were refunded; absent in terms that were stored before this was known. */
  usedUp?: PaidParts;
  /** To pay, or to refund if it is negative. */
  settledAmount: number;
}

/** The ledger accounts of the parties of a stay. */
export const partiesOf = ({ snapshot }: Pick<BookingView, 'snapshot'>) => ({
  host: `host:${snapshot.hostId}`,
});

/**
 * From which day the deadlines count back: the new arrival day while everything is refunded, afterwards the earliest one, so that nobody
 * moves a stay to get a refund that they no longer have.
 */
const policyDayOf = (own: BookingView, arriveDay: Day, now: Date): Day | null => {
  if (refundKindAt(own.cancellation, now) === 'all') return null;
  const counted = own.policy_day ?? own.arrive_day;
  return counted < arriveDay ? counted : null;
};

/** The policy and the law of the purchase, with the deadlines of the new dates. */
const scheduleOf = (own: BookingView, { lines, day }: { lines: PayableLine[]; day: Day }): Cancellation => {
  const { policy, law } = own.cancellation;
  const { checkInFrom, timeZone } = own.snapshot;
  const laws = law
    ? [{ ...law, minHoursAhead: 0, freeHours: law.hours, endsOn: null }].map(({ hours: _, ...rest }) => rest)
    : [];
  return cancellationSchedule(
    { policy, laws, arriveDay: day, checkInFrom, timeZone },
    { bookedAt: own.created_at, lines },
  );
};

export interface PricedChange {
  dates: StayDates;
  party: Party;
  rooms: StaySnapshot['rooms'];
  nightly: ChangeTerms['nightly'];
  passport: PricePassport;
  price: PricedStay;
  savings: number;
}

const termsOf = (
  own: BookingView,
  priced: PricedChange,
  { usedUp, now }: { usedUp: PaidParts; now: Date },
): ChangeTerms => {
  const { dates, party, rooms, nightly, passport, price, savings } = priced;
  const lines = price.lines.map((line) => ({ ...line, payee: payeeOf(line, partiesOf(own)) }));
  const changed = settleChange(own.lines, lines, { kind: refundKindAt(own.cancellation, now), usedUp });
  const policyDay = policyDayOf(own, dates.arriveDay, now);
  const { arrive_day: arriveDay, depart_day: departDay } = own;
  return {
    ...{ number: own.change_number + 1, dates, party, rooms, nightly, passport, lines, changed, policyDay },
    usedUp,
    totalAmount: price.total,
    savingsAmount: savings,
    cancellation: scheduleOf(own, { lines, day: policyDay ?? dates.arriveDay }),
    before: {
      ...{ arriveDay, departDay, party: own.party, totalAmount: own.total_amount },
      roomCount: countRooms(own.snapshot.rooms),
    },
    settledAmount: changed.reduce((sum, { settled }) => sum + settled, 0),
  };
};

/** The terms of a priced change of a booking at this moment. */
export const findTerms = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  own: BookingView,
  priced: PricedChange,
): Promise<ChangeTerms> => {
  const usedUp = await findUsedUp(db, own.id, { ...priced.dates, rooms: priced.rooms });
  return termsOf(own, priced, { usedUp, now: clock.now() });
};

/** The stay has begun: check-in is open. */
export const hasBegun = ({ arrive_day, snapshot }: BookingView, now: Date): boolean =>
  now >= instantInZone(arrive_day, snapshot.checkInFrom, snapshot.timeZone);

export const todayAt = ({ snapshot }: BookingView, now: Date): Day => dayInZone(now, snapshot.timeZone);
