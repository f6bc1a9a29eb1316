import type { OrderStatus } from '@golark/contract/orders/rules';
import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import type { MembershipSnapshot } from '../membership-snapshot.ts';

/** A period that was bought or is being bought, with its order item. */
export interface PeriodRecord {
  id: string;
  accountId: string;
  orderId: string;
  orderStatus: OrderStatus;
  /** Nothing else is in its order. */
  isAlone: boolean;
  membershipNumber: number;
  periodNumber: number;
  planId: string;
  code: string | null;
  hasRenewalConsent: boolean;
  holdsPlace: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  snapshot: MembershipSnapshot;
  /** The card of the order's successful payment. */
  paidCardId: string | null;
}

const columns = sql`p.id, p.account_id AS "accountId", i.order_id AS "orderId", o.status AS "orderStatus",
  (SELECT count(*) = 1 FROM order_items other WHERE other.order_id = o.id) AS "isAlone",
  p.membership_number AS "membershipNumber", p.period_number AS "periodNumber", p.plan_id AS "planId", p.code,
  p.has_renewal_consent AS "hasRenewalConsent", p.holds_place AS "holdsPlace", p.starts_at AS "startsAt",
  p.ends_at AS "endsAt", i.snapshot,
  (SELECT y.card_id FROM payments y WHERE y.order_id = o.id AND y.status = 'SUCCEEDED' LIMIT 1) AS "paidCardId"`;
const source = sql`membership_periods p JOIN order_items i ON i.id = p.id JOIN orders o ON o.id = i.order_id`;

export const findPeriod = async (db: Database, id: string): Promise<PeriodRecord | undefined> =>
  (await sql<PeriodRecord>`SELECT ${columns} FROM ${source} WHERE p.id = ${id}`.execute(db)).rows[0];

/** The period of an account that is held and not paid: a purchase, or a renewal. */
export const findUnpaidPeriod = async (db: Database, accountId: string): Promise<PeriodRecord | undefined> =>
  (
    await sql<PeriodRecord>`SELECT ${columns} FROM ${source}
      WHERE p.account_id = ${accountId} AND p.holds_place AND p.starts_at IS NULL
      ORDER BY o.created_at DESC LIMIT 1`.execute(db)
  ).rows[0];

/** The periods in an order, for its emails. */
export const listPeriodsOfOrder = async (db: Database, orderId: string): Promise<PeriodRecord[]> =>
  (await sql<PeriodRecord>`SELECT ${columns} FROM ${source} WHERE i.order_id = ${orderId}`.execute(db)).rows;

const anotherPurchase = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'Go+ is already being bought with this account.' });

/** There was a use when the purchase began: another one that is not paid yet has just taken it. */
const codeReserved = (): Failure => invalidField('code', 'code_reserved');

const translated = (error: unknown): unknown => {
  if (isViolationOf(error, 'membership_periods_one_of_each')) return anotherPurchase();
  if (isViolationOf(error, 'membership_periods_code_once')) return invalidField('code', 'code_used');
  if (isViolationOf(error, 'membership_codes_not_overused')) return codeReserved();
  return error;
};

export interface NewPeriod {
  id: string;
  accountId: string;
  membershipNumber: number;
  periodNumber: number;
  planId: string;
  code: string | null;
  hasRenewalConsent: boolean;
}

/** Takes one use of a code. Throws VALIDATION_ERROR (code) when another purchase has just taken it, or it is over since it was read. */
const takeCodeUse = async (trx: Transaction<DB>, code: string, at: Date): Promise<void> => {
  const { numAffectedRows } = await sql`
    UPDATE membership_codes SET uses = uses + 1
    WHERE code = ${code} AND starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})`.execute(trx);
  if ((numAffectedRows ?? 0n) === 0n) throw invalidField('code', 'code_expired');
};

/** Nothing was held when the purchase began: the same request is running, and its own outcome will be the answer. */
const sameRequest = (): Failure =>
  new Failure('IDEMPOTENCY_IN_PROGRESS', { detail: 'Go+ is being bought.', retryAfterSeconds: 1 });

const isOfSamePurchase = (error: unknown): boolean =>
  isViolationOf(error, 'membership_periods_one_of_each') ||
  isViolationOf(error, 'membership_periods_code_once');

/**
 * Writes the period of an order item and takes its place, and one use of its code. Throws IDEMPOTENCY_IN_PROGRESS for a first
 * period that another request has just written, INVALID_STATE for another one, and VALIDATION_ERROR (code).
 */
export const insertPeriod = async (trx: Transaction<DB>, period: NewPeriod, at: Date): Promise<void> => {
  try {
    await sql`
      INSERT INTO membership_periods (id, account_id, membership_number, period_number, plan_id, code,
        has_renewal_consent, holds_place)
      VALUES (${period.id}, ${period.accountId}, ${period.membershipNumber}, ${period.periodNumber}, ${period.planId},
        ${period.code}, ${period.hasRenewalConsent}, true)`.execute(trx);
    if (period.code) await takeCodeUse(trx, period.code, at);
  } catch (error) {
    const isRequest = period.periodNumber === 1;
    throw isRequest && isOfSamePurchase(error) ? sameRequest() : translated(error);
  }
};

/**
 * Takes the place of a released period again. False if it holds its place already. Throws as `insertPeriod`; a code that has
 * ended in the meantime still applies.
 */
export const retakePlace = async (trx: Transaction<DB>, period: PeriodRecord): Promise<boolean> => {
  try {
    const { numAffectedRows } = await sql`
      UPDATE membership_periods SET holds_place = true WHERE id = ${period.id} AND NOT holds_place`.execute(
      trx,
    );
    if ((numAffectedRows ?? 0n) === 0n) return false;
    if (period.code)
      await sql`UPDATE membership_codes SET uses = uses + 1 WHERE code = ${period.code}`.execute(trx);
    return true;
  } catch (error) {
    throw translated(error);
  }
};

/** Gives up the place of a period, and the use of its code. False if it holds none. */
export const releasePlace = async (trx: Transaction<DB>, period: PeriodRecord): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE membership_periods SET holds_place = false WHERE id = ${period.id} AND holds_place`.execute(trx);
  if ((numAffectedRows ?? 0n) === 0n) return false;
  if (period.code)
    await sql`UPDATE membership_codes SET uses = uses - 1 WHERE code = ${period.code}`.execute(trx);
  return true;
};

/** Changes what the buyer of an unpaid period agreed to. False once it is paid. */
export const setRenewalConsent = async (
  trx: Transaction<DB>,
  id: string,
  hasRenewalConsent: boolean,
): Promise<boolean> => {
  const updated = await trx
    .updateTable('membership_periods')
    .set({ has_renewal_consent: hasRenewalConsent })
    .where('id', '=', id)
    .where('starts_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

/** Stores when a paid period begins and ends. */
export const markPeriodPaid = async (
  trx: Transaction<DB>,
  id: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> => {
  await trx
    .updateTable('membership_periods')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute();
};

/** A period that was paid. */
export interface PaidPeriod {
  id: string;
  accountId: string;
  orderId: string;
  orderedAt: Date;
  paidAt: Date;
}

/** The paid period that a membership is in; undefined for one that was not bought. */
export const findCurrentPeriod = async (
  db: Database,
  of: { account_id: string; membership_number: number; period_number: number },
): Promise<PaidPeriod | undefined> => {
  const { rows } = await sql<PaidPeriod>`
    SELECT p.id, p.account_id AS "accountId", o.id AS "orderId", o.created_at AS "orderedAt", y.settled_at AS "paidAt"
    FROM membership_periods p JOIN order_items i ON i.id = p.id JOIN orders o ON o.id = i.order_id
    JOIN payments y ON y.order_id = o.id AND y.status = 'SUCCEEDED'
    WHERE p.account_id = ${of.account_id} AND p.membership_number = ${of.membership_number}
      AND p.period_number = ${of.period_number} AND p.holds_place AND i.status = 'CONFIRMED'`.execute(db);
  return rows[0];
};
