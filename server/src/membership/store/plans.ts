import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { CodeOf, MembershipCode } from '../rules/code-status.ts';

export interface Plan {
  id: string;
  /** Cents for a period. */
  priceAmount: number;
  months: number;
  ticketFeePercentOff: number;
}

/** The plans on offer, the one that is suggested first. */
export const listPlans = async (db: Database): Promise<Plan[]> => {
  const { rows } = await sql<Plan>`
    SELECT id, price_amount AS "priceAmount", months, ticket_fee_percent_off AS "ticketFeePercentOff"
    FROM membership_plans WHERE is_offered ORDER BY position, id`.execute(db);
  return rows;
};

/** How much of the service fee of tickets members don't pay. */
export const ticketFeePercentOff = async (db: Database): Promise<number> =>
  (await listPlans(db))[0]?.ticketFeePercentOff ?? 0;

/** A plan, also one that is no longer offered. */
export const findPlan = async (db: Database, id: string): Promise<Plan | undefined> => {
  const { rows } = await sql<Plan>`
    SELECT id, price_amount AS "priceAmount", months, ticket_fee_percent_off AS "ticketFeePercentOff"
    FROM membership_plans WHERE id = ${id}`.execute(db);
  return rows[0];
};

/** A code with whether this account has used it. */
export const findCode = async (
  db: Database,
  { code, accountId }: { code: string; accountId: string | null },
): Promise<CodeOf | undefined> => {
  const { rows } = await sql<CodeOf>`
    SELECT c.code, c.plan_id AS "planId", c.discount_amount AS "discountAmount", c.starts_at AS "startsAt",
      c.ends_at AS "endsAt", c.most_uses AS "mostUses", c.uses, c.paid_uses AS "paidUses",
      EXISTS (SELECT FROM membership_periods p WHERE p.code = c.code AND p.account_id = ${accountId}::uuid
        AND p.holds_place AND p.starts_at IS NOT NULL) AS "isUsed",
      EXISTS (SELECT FROM membership_periods p WHERE p.code = c.code AND p.account_id = ${accountId}::uuid
        AND p.holds_place AND p.starts_at IS NULL) AS "isReservedByOwn"
    FROM membership_codes c WHERE c.code = ${code}`.execute(db);
  return rows[0];
};

export interface CodeReport extends MembershipCode {
  /** Uses that were paid. */
  paidUses: number;
}

export const listCodes = async (db: Database): Promise<CodeReport[]> => {
  const { rows } = await sql<CodeReport>`
    SELECT c.code, c.plan_id AS "planId", c.discount_amount AS "discountAmount", c.starts_at AS "startsAt",
      c.ends_at AS "endsAt", c.most_uses AS "mostUses", c.uses,
      (SELECT count(*)::integer FROM membership_periods p WHERE p.code = c.code AND p.starts_at IS NOT NULL) AS "paidUses"
    FROM membership_codes c ORDER BY c.starts_at, c.code`.execute(db);
  return rows;
};

/** False if there is such a code already. */
export const insertCode = async (db: Database, code: Omit<MembershipCode, 'uses'>): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO membership_codes (code, plan_id, discount_amount, starts_at, ends_at, most_uses)
    VALUES (${code.code}, ${code.planId}, ${code.discountAmount}, ${code.startsAt}, ${code.endsAt}, ${code.mostUses})
    ON CONFLICT DO NOTHING`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Ends a code now. False for one that is unknown or over already. */
export const endCode = async (db: Database, code: string, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE membership_codes SET ends_at = ${now}
    WHERE code = ${code} AND starts_at < ${now} AND (ends_at IS NULL OR ends_at > ${now})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
