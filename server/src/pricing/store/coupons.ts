import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import type { Coupon } from '../rules/coupon.ts';

const columns = sql`c.code, c.percent, c.amount, c.minimum_amount AS "minimumAmount", c.starts_at AS "startsAt",
  c.ends_at AS "endsAt", c.most_uses AS "mostUses", c.most_uses_per_account AS "mostUsesPerAccount", c.uses,
  c.listing_id AS "listingId", c.property_manager_id AS "propertyManagerId"`;

/** A coupon with how often this account uses it. */
export const findCoupon = async (
  db: Database,
  { code, accountId }: { code: string; accountId: string | null },
): Promise<(Coupon & { ownUses: number }) | undefined> => {
  const { rows } = await sql<Coupon & { ownUses: number }>`
    SELECT ${columns}, (SELECT count(*)::integer FROM coupon_uses u
      WHERE u.code = c.code AND u.account_id = ${accountId}::uuid AND u.is_held) AS "ownUses"
    FROM coupons c WHERE c.code = ${code}`.execute(db);
  return rows[0];
};

export interface CouponReport extends Coupon {
  /** Uses that were paid. */
  paidUses: number;
}

export const listCoupons = async (db: Database): Promise<CouponReport[]> => {
  const { rows } = await sql<CouponReport>`
    SELECT ${columns}, (SELECT count(*)::integer FROM coupon_uses u JOIN order_items i ON i.id = u.item_id
      WHERE u.code = c.code AND i.status NOT IN ('HELD', 'RELEASED')) AS "paidUses"
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

const translated = (error: unknown): unknown => {
  if (isViolationOf(error, 'coupon_uses_per_account')) return invalidField('couponCode', 'code_used');
  return isViolationOf(error, 'coupons_not_overused') ? invalidField('couponCode', 'code_expired') : error;
};

/** Takes one use of a coupon for a stay. Throws VALIDATION_ERROR (couponCode) when it is used up, or over since it was read. */
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

/** Returns the use of a stay, if it has one. It stays with a stay that was paid, also when that is canceled. */
export const returnCoupon = async (trx: Transaction<DB>, itemId: string): Promise<void> => {
  await sql`
    UPDATE coupon_uses u SET is_held = false FROM order_items i
    WHERE u.item_id = ${itemId} AND u.is_held AND i.id = u.item_id AND i.status IN ('HELD', 'RELEASED')`.execute(
    trx,
  );
};
