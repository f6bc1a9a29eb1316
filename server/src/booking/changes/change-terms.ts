import type { Day } from '@golark/contract/dates/rules';
import { dayInZone, instantInZone } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { cutBalanceBy } from '@golark/contract/pricing/payment-plans';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import { payeeOf } from '#orders';
import type { Context } from '#platform/context';
import { type ChangedStay, cancellationSchedule, type PricedStay, refundKindAt } from '#pricing';
import { type BalanceDay, movedBalanceDay } from '../balance/balance-day.ts';
import { unpaidOf } from '../balance/refund-now.ts';
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
  /** The part of a refund that is paid out; the rest comes off the balance. Absent in terms that were stored before balances could be changed. */
  refundedAmount?: number;
  /** The rest of the stay that was still to be paid; null for nothing. */
  balance?: ChangedBalance | null;
}

/** Cents before and after, and the day on which the rest is due. */
export interface ChangedBalance {
  before: number;
  after: number;
  dueOn: Day;
  /** null if the change leaves the day as it is. */
  moved: BalanceDay | null;
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

const balanceOf = (
  own: BookingView,
  { dates, policyDay, left, now }: { dates: StayDates; policyDay: Day | null; left: number; now: Date },
): ChangedBalance | null => {
  const { balance, snapshot } = own;
  const before = unpaidOf(own);
  if (!balance || before === 0) return null;
  const { arriveDay } = dates;
  const moved =
    arriveDay === own.arrive_day
      ? null
      : movedBalanceDay(
          { ...snapshot, arriveDay },
          { countedFrom: policyDay ?? arriveDay, daysBefore: balance.days_before, today: todayAt(own, now) },
        );
  return { before, after: left, dueOn: moved?.dueOn ?? balance.due_on, moved };
};

export interface PricedChange {
  dates: StayDates;
  party: Party;
  rooms: StaySnapshot['rooms'];
  nightly: ChangeTerms['nightly'];
  passport: PricePassport;
  price: PricedStay;
  savings: number;
  taxChanges: ChangedStay['taxChanges'];
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
  const settledAmount = changed.reduce((sum, { settled }) => sum + settled, 0);
  const { left, paidOut } = cutBalanceBy(unpaidOf(own), Math.max(0, -settledAmount));
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
    settledAmount,
    refundedAmount: paidOut,
    balance: balanceOf(own, { dates, policyDay, left, now }),
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
