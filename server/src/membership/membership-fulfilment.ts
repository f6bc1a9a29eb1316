import { booksTimeZone } from '@golark/contract/brand';
import { joinedPath } from '@golark/contract/join-paths';
import type { Transaction } from 'kysely';
import type { SubscriptionRecord } from '#accounts';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import type { Fulfilment } from '#platform/fulfilment';
import { translatorOf } from '#platform/translator-of';
import type { MembershipSnapshot } from './membership-snapshot.ts';
import { firstPeriod, nextPeriod, type Period } from './rules/period-dates.ts';
import { findPeriod, markPeriodPaid, type PeriodRecord, releasePlace, retakePlace } from './store/periods.ts';
import { insertSubscription, lockSubscription, moveSubscription, statusOf } from './store/subscriptions.ts';

const getPeriod = async (trx: Transaction<DB>, itemId: string): Promise<PeriodRecord> => {
  const period = await findPeriod(trx, itemId);
  if (!period) throw new Error(`the order item ${itemId} has no membership period`);
  return period;
};

const isPurchase = ({ periodNumber }: PeriodRecord): boolean => periodNumber === 1;

/** Whether a period follows the one that the membership is in. */
const isNextOf = (period: PeriodRecord, row: SubscriptionRecord): boolean =>
  period.membershipNumber === row.membership_number && period.periodNumber === row.period_number + 1;

/** A payment that succeeded late is accepted if the account has not become a member in another way. */
const canBePaid = (period: PeriodRecord, row: SubscriptionRecord | undefined, at: Date): boolean => {
  if (!row) return isPurchase(period);
  if (!isPurchase(period)) return isNextOf(period, row);
  return statusOf(row, at) === 'EXPIRED' && period.membershipNumber > row.membership_number;
};

const hold = async (trx: Transaction<DB>, itemId: string, at: Date): Promise<void> => {
  const period = await getPeriod(trx, itemId);
  if (period.holdsPlace) return;
  const row = await lockSubscription(trx, period.accountId);
  if (!canBePaid(period, row, at))
    throw new Failure('INVALID_STATE', { detail: 'This account has become a member in another way.' });
  await retakePlace(trx, period);
};

const columnsOf = (period: PeriodRecord, dates: Period) => ({
  plan_id: period.planId,
  membership_number: period.membershipNumber,
  period_number: period.periodNumber,
  period_starts_at: dates.startsAt,
  ends_at: dates.endsAt,
  anchor_at: dates.anchorAt,
  periods_since_anchor: dates.periodsSinceAnchor,
  grace_ends_at: null,
  ...(period.paidCardId ? { card_id: period.paidCardId } : {}),
});

const begin = async (
  trx: Transaction<DB>,
  { period, row, at }: { period: PeriodRecord; row: SubscriptionRecord | undefined; at: Date },
): Promise<Period> => {
  const { months, priceAmount } = period.snapshot;
  const dates = firstPeriod(at, months);
  const columns = {
    ...columnsOf(period, dates),
    started_at: at,
    renewal_amount: priceAmount,
    has_renewal_consent: period.hasRenewalConsent,
    is_canceled: false,
  };
  const event = { at, itemId: period.id };
  if (row) await moveSubscription(trx, row, { ...event, type: 'joined', actor: 'member', change: columns });
  else await insertSubscription(trx, { account_id: period.accountId, status: 'ACTIVE', ...columns }, event);
  return dates;
};

const renew = async (
  trx: Transaction<DB>,
  { period, row, at }: { period: PeriodRecord; row: SubscriptionRecord | undefined; at: Date },
): Promise<Period> => {
  if (!row) throw new Error(`the membership that ${period.id} renews does not exist`);
  const last = { endsAt: row.ends_at, anchorAt: row.anchor_at, periodsSinceAnchor: row.periods_since_anchor };
  const dates = nextPeriod(last, { paidAt: at, months: period.snapshot.months });
  await moveSubscription(trx, row, {
    ...{ at, itemId: period.id, type: 'renewed', actor: 'system' },
    change: columnsOf(period, dates),
  });
  return dates;
};

const confirm = async (trx: Transaction<DB>, itemId: string, at: Date): Promise<void> => {
  const period = await getPeriod(trx, itemId);
  const row = await lockSubscription(trx, period.accountId);
  if (period.startsAt) return;
  const dates = await (isPurchase(period) ? begin : renew)(trx, { period, row, at });
  await markPeriodPaid(trx, itemId, dates);
};

/** Ends the membership that a canceled period was the last of, or that an unpaid renewal would have continued. */
const release: Fulfilment['release'] = async (trx, itemId, { at }) => {
  const period = await getPeriod(trx, itemId);
  const row = await lockSubscription(trx, period.accountId);
  if (!(await releasePlace(trx, period)) || !row || row.status === 'EXPIRED') return;
  const event = { at, itemId, actor: 'system' } as const;
  const isCurrent =
    period.membershipNumber === row.membership_number && period.periodNumber === row.period_number;
  if (isCurrent) {
    // a clock that was set back must not end a period before it began
    const endsAt = new Date(Math.max(at.getTime(), row.period_starts_at.getTime()));
    const change = { ends_at: endsAt, grace_ends_at: null };
    await moveSubscription(trx, row, { ...event, type: 'refunded', change });
  } else if (isNextOf(period, row)) {
    await moveSubscription(trx, row, { ...event, type: 'renewal_given_up', change: { grace_ends_at: null } });
  }
};

/** The renewal can be paid as long as its order is held. */
const markUnpaid = async (
  trx: Transaction<DB>,
  itemId: string,
  until: { at: Date; heldUntil: Date },
): Promise<void> => {
  const period = await getPeriod(trx, itemId);
  const row = await lockSubscription(trx, period.accountId);
  if (row?.status !== 'ACTIVE' || !isNextOf(period, row)) return;
  await moveSubscription(trx, row, {
    ...{ at: until.at, itemId, type: 'renewal_failed', actor: 'system' },
    change: { grace_ends_at: until.heldUntil },
  });
};

/** Memberships: the place of a period is held for its account, confirming begins it, releasing ends it. */
export const membershipFulfilment: Fulfilment = {
  hold,
  confirm,
  release,
  markUnpaid,
  returnPath: ({ orderId }) => `${joinedPath(orderId)}&payment=returned`,
  timeZoneOf: () => booksTimeZone,
  describe: ({ snapshot }, locale) =>
    translatorOf(locale, 'priceLines')('membership', { months: (snapshot as MembershipSnapshot).months }),
};
