import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import type { Coupon } from '../rules/coupon.ts';

const columns = sql`c.code, c.percent, c.amount, c.minimum_amount AS "minimumAmount", c.starts_at AS "startsAt",
  c.ends_at AS "endsAt", c.most_uses AS "mostUses", c.most_uses_per_account AS "mostUsesPerAccount", c.uses,
  c.listing_id AS "listingId", c.property_manager_id AS "propertyManagerId"`;

export interface CouponOf extends Coupon {
  /** Paid, by this account. */
  ownUses: number;
  /** The items of this account's orders that hold a use and are not paid. */
  ownReservedItems: string[];
  /** Orders of others that are not paid hold uses; looked up for a coupon without a use left. */
  isReserved: boolean;
}

/** A coupon with who uses it, as an account sees it. */
export const findCoupon = async (
  db: Database,
  { code, accountId }: { code: string; accountId: string | null },
): Promise<CouponOf | undefined> => {
  const { rows } = await sql<CouponOf>`
    SELECT ${columns}, own.paid AS "ownUses", own.reserved AS "ownReservedItems",
      coalesce(c.uses >= c.most_uses, false) AND EXISTS (SELECT FROM held_coupon_uses u
        WHERE u.code = c.code AND NOT u.is_paid AND u.account_id IS DISTINCT FROM ${accountId}::uuid) AS "isReserved"
    FROM coupons c, LATERAL (
      SELECT count(*) FILTER (WHERE u.is_paid)::integer AS paid,
        coalesce(array_agg(u.item_id::text ORDER BY u.item_id) FILTER (WHERE NOT u.is_paid), '{}') AS reserved
      FROM held_coupon_uses u WHERE u.code = c.code AND u.account_id = ${accountId}::uuid) own
    WHERE c.code = ${code}`.execute(db);
  return rows[0];
};

export interface CouponReport extends Coupon {
  /** Uses that were paid. */
  paidUses: number;
}

export const listCoupons = async (db: Database): Promise<CouponReport[]> => {
  const { rows } = await sql<CouponReport>`
    SELECT ${columns}, (SELECT count(*)::integer FROM held_coupon_uses u WHERE u.code = c.code AND u.is_paid) AS "paidUses"
    FROM coupons c ORDER BY c.starts_at, c.code`.execute(db);
  return rows;
};

export const isHost = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('property_managers').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** False if there is such a coupon already. */
export const insertCoupon = async (db: Database, coupon: Omit<Coupon, 'uses'>): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    INSERT INTO coupons (code, percent, amount, minimum_amount, starts_at, ends_at, most_uses, most_uses_per_account,
      listing_id, property_manager_id)
    VALUES (${coupon.code}, ${coupon.percent}, ${coupon.amount}, ${coupon.minimumAmount}, ${coupon.startsAt},
      ${coupon.endsAt}, ${coupon.mostUses}, ${coupon.mostUsesPerAccount}, ${coupon.listingId},
      ${coupon.propertyManagerId})
    ON CONFLICT DO NOTHING`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** Ends a coupon now. False for one that is unknown, over, or not begun. */
export const endCoupon = async (db: Database, code: string, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE coupons SET ends_at = ${now}
    WHERE code = ${code} AND starts_at < ${now} AND (ends_at IS NULL OR ends_at > ${now})`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** There was a use when the order began: another order that is not paid yet has just taken it. */
const translated = (error: unknown): unknown =>
  isViolationOf(error, 'coupon_uses_per_account') || isViolationOf(error, 'coupons_not_overused')
    ? invalidField('couponCode', 'code_reserved')
    : error;

/** Takes one use of a coupon for a stay. Throws VALIDATION_ERROR (couponCode) when another order has just taken it, or it is over since it was read. */
export const takeCoupon = async (
  trx: Transaction<DB>,
  use: { itemId: string; code: string; accountId: string; at: Date },
): Promise<void> => {
  const { itemId, code, accountId, at } = use;
  try {
    const { numAffectedRows } = await sql`
      INSERT INTO coupon_uses (item_id, code, account_id)
      SELECT ${itemId}, code, ${accountId} FROM coupons
      WHERE code = ${code} AND starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at})`.execute(trx);
    if ((numAffectedRows ?? 0n) === 0n) throw invalidField('couponCode', 'code_expired');
  } catch (error) {
    throw translated(error);
  }
};

/**
 * Takes the use of a released stay again, if it had one. Throws as `takeCoupon`; a coupon that has ended in the meantime still
 * applies.
 */
export const retakeCoupon = async (trx: Transaction<DB>, itemId: string): Promise<void> => {
  try {
    await sql`UPDATE coupon_uses SET is_held = true WHERE item_id = ${itemId} AND NOT is_held`.execute(trx);
  } catch (error) {
    throw translated(error);
  }
};

/** Returns the use of a stay, if it has one, that was not paid, or whose guest gets back everything. */
export const returnCoupon = async (
  trx: Transaction<DB>,
  { itemId, isRefunded }: { itemId: string; isRefunded: boolean },
): Promise<void> => {
  await sql`
    UPDATE coupon_uses u SET is_held = false FROM order_items i
    WHERE u.item_id = ${itemId} AND u.is_held AND i.id = u.item_id AND (${isRefunded} OR i.status IN ('HELD', 'RELEASED'))`.execute(
    trx,
  );
};
