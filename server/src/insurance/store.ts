import type { ItemStatus } from '@golark/contract/orders/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { InsuranceOffer } from '#platform/insurer';
import type { InsuranceSnapshot } from './insurance-snapshot.ts';

/** What was offered for a stay. */
export interface StoredInsuranceQuote {
  id: string;
  listing_id: string;
  insured_amount: number;
  arrive_day: string;
  depart_day: string;
  guests: number;
  is_refundable: boolean;
  premium_amount: number;
  coverage: InsuranceOffer['coverage'];
  insurer: string;
  is_sample: boolean;
  reference: string;
  expires_at: Date;
}

export const insertInsuranceQuote = async (db: Database, quote: StoredInsuranceQuote): Promise<void> => {
  await db
    .insertInto('insurance_quotes')
    .values({ ...quote, coverage: JSON.stringify(quote.coverage) })
    .execute();
};

/** A quote, and the order that has it already. */
export interface InsuranceQuoteToBuy {
  quote: StoredInsuranceQuote | null;
  ordered: { orderId: string; isOwn: boolean } | null;
}

export const findInsuranceQuoteToBuy = async (
  db: Database,
  { quoteId, accountId }: { quoteId: string; accountId: string },
): Promise<InsuranceQuoteToBuy> => {
  const [quote, ordered] = await Promise.all([
    db.selectFrom('insurance_quotes').selectAll().where('id', '=', quoteId).executeTakeFirst(),
    sql<{ orderId: string; isOwn: boolean }>`
      SELECT i.order_id AS "orderId", p.account_id = ${accountId} AS "isOwn"
      FROM insurance_policies p JOIN order_items i ON i.id = p.id WHERE p.id = ${quoteId}`.execute(db),
  ]);
  return {
    quote: (quote as StoredInsuranceQuote | undefined) ?? null,
    ordered: ordered.rows[0] ?? null,
  };
};

/** Deletes quotes an hour after they expired; a policy has its own copy of what it covers. */
export const deleteExpiredInsuranceQuotes = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('insurance_quotes')
    .where('expires_at', '<', new Date(now.getTime() - 3_600_000))
    .execute();
};

export interface NewPolicy {
  id: string;
  stay_item_id: string;
  account_id: string;
  reference: string;
  first_name: string;
  last_name: string;
  /** The days that the insurer knows. */
  arrive_day: string;
  depart_day: string;
  bought_at: Date;
}

export const insertPolicy = async (trx: Transaction<DB>, policy: NewPolicy): Promise<void> => {
  await trx.insertInto('insurance_policies').values(policy).execute();
};

/** A policy with its order item. */
export interface PolicyRow extends NewPolicy {
  order_id: string;
  status: ItemStatus;
  total_amount: number;
  snapshot: InsuranceSnapshot;
  /** The days of the stay now, and how often it was changed. */
  stay_days: { arriveDay: string; departDay: string };
  change_number: number;
  /** The insurer does not cover the days of the stay. */
  is_refused: boolean;
  /** The stay was canceled, or a part of it given up without getting everything back: what the policy pays for. */
  has_loss: boolean;
  is_current: boolean;
  policy_number: string | null;
  withdrawn_at: Date | null;
}

const policies = sql`SELECT p.*, i.order_id, i.status, i.total_amount, i.snapshot,
    coalesce(change.days, json_build_object('arriveDay', p.arrive_day, 'departDay', p.depart_day)) AS stay_days,
    coalesce(change.number, 0) AS change_number,
    coalesce(p.refused_days = daterange((change.days ->> 'arriveDay')::date, (change.days ->> 'departDay')::date), false) AS is_refused,
    stay.status = 'CANCELED' OR coalesce(change.has_loss, false) AS has_loss
  FROM insurance_policies p JOIN order_items i ON i.id = p.id JOIN order_items stay ON stay.id = p.stay_item_id,
    LATERAL (
      SELECT max(c.number) AS number,
        (array_agg(json_build_object('arriveDay', c.arrive_day, 'departDay', c.depart_day) ORDER BY c.number DESC))[1] AS days,
        bool_or((c.terms ->> 'settledAmount')::bigint
          > (c.terms ->> 'totalAmount')::bigint - (c.terms -> 'before' ->> 'totalAmount')::bigint) AS has_loss
      FROM booking_changes c WHERE c.booking_id = stay.id AND c.status = 'APPLIED'
    ) change`;

export const findPolicy = async (db: Database, id: string): Promise<PolicyRow | undefined> =>
  (await sql<PolicyRow>`${policies} WHERE p.id = ${id}`.execute(db)).rows[0];

export const findOwnPolicy = async (
  db: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<PolicyRow | undefined> =>
  (await sql<PolicyRow>`${policies} WHERE p.id = ${id} AND p.account_id = ${accountId}`.execute(db)).rows[0];

export const listOwnPolicies = async (db: Database, accountId: string): Promise<PolicyRow[]> =>
  (await sql<PolicyRow>`${policies} WHERE p.account_id = ${accountId} ORDER BY p.id`.execute(db)).rows;

export const listPoliciesOfOrder = async (db: Database, orderId: string): Promise<PolicyRow[]> =>
  (await sql<PolicyRow>`${policies} WHERE i.order_id = ${orderId}`.execute(db)).rows;

/** The policy of a stay that is in force or was last; stays that were never insured have none. */
export const findPolicyOfStay = async (db: Database, stayItemId: string): Promise<PolicyRow | undefined> =>
  (
    await sql<PolicyRow>`${policies} WHERE p.stay_item_id = ${stayItemId}
      ORDER BY p.is_current DESC, i.status <> 'CANCELED' LIMIT 1`.execute(db)
  ).rows[0];

/** Held for an order or in force, or no longer. */
export const markPolicyCurrent = async (
  trx: Transaction<DB>,
  { id, isCurrent }: { id: string; isCurrent: boolean },
): Promise<void> => {
  await trx
    .updateTable('insurance_policies')
    .set({ is_current: isCurrent })
    .where('id', '=', id)
    .where('is_current', '=', !isCurrent)
    .execute();
};

/** Returns whether the number was not known before. */
export const setPolicyNumber = async (
  trx: Transaction<DB>,
  { id, policyNumber }: { id: string; policyNumber: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('insurance_policies')
    .set({ policy_number: policyNumber })
    .where('id', '=', id)
    .where('policy_number', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type PolicyDays = PolicyRow['stay_days'] & { id: string };

/** The insurer covers the days to which the stay was moved. */
export const setPolicyDays = async (
  trx: Transaction<DB>,
  { id, arriveDay, departDay }: PolicyDays,
): Promise<void> => {
  await trx
    .updateTable('insurance_policies')
    .set({ arrive_day: arriveDay, depart_day: departDay, refused_days: null })
    .where('id', '=', id)
    .execute();
};

/** The insurer does not cover them. */
export const setRefusedDays = async (
  trx: Transaction<DB>,
  { id, arriveDay, departDay }: PolicyDays,
): Promise<void> => {
  await sql`
    UPDATE insurance_policies SET refused_days = daterange(${arriveDay}::date, ${departDay}::date) WHERE id = ${id}`.execute(
    trx,
  );
};

/** Policies in force whose stay was moved without the insurer knowing it. */
export const listUnmovedPolicies = async (db: Database): Promise<string[]> =>
  (
    await sql<{ id: string }>`
      SELECT q.id FROM (${policies}) q WHERE q.is_current AND q.status = 'CONFIRMED' AND NOT q.is_refused
        AND (q.stay_days ->> 'arriveDay', q.stay_days ->> 'departDay') <> (q.arrive_day::text, q.depart_day::text)
      LIMIT 500`.execute(db)
  ).rows.map(({ id }) => id);

export const markPolicyWithdrawn = async (
  db: Database,
  { id, at }: { id: string; at: Date },
): Promise<void> => {
  await db
    .updateTable('insurance_policies')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
};
