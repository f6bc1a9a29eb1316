import type { Policy } from '@golark/contract/pricing/cancellation';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type PricedLine, passportFault } from '#pricing';

/** The inputs of the price that a booking has now; undefined for one from before they were stored. */
export const findPassport = async (db: Database, bookingId: string): Promise<PricePassport | undefined> => {
  const { rows } = await sql<{ passport: PricePassport }>`
    SELECT passport || jsonb_build_object('hash', hash) AS passport FROM price_passports
    WHERE booking_id = ${bookingId} ORDER BY change_number DESC LIMIT 1`.execute(db);
  return rows[0]?.passport;
};

/** A stay is refundable exactly if that was paid for. */
const policyFault = (passport: PricePassport, policy: Policy): 'policy' | null => {
  const isNonRefundable = passport.version === 2 && passport.ratePlan === 'non-refundable';
  return isNonRefundable === (policy === 'non-refundable') ? null : 'policy';
};

interface StoredPassport {
  id: string;
  passport: PricePassport;
  lines: Pick<PricedLine, 'code' | 'amount'>[];
  policy: Policy;
}

/** Bookings whose price cannot be replayed from its inputs, as sentences. */
export const checkPassports = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<StoredPassport>`
    SELECT p.booking_id AS id, p.passport || jsonb_build_object('hash', p.hash) AS passport, (
      SELECT b.cancellation ->> 'policy' FROM bookings b WHERE b.id = p.booking_id) AS policy, CASE WHEN p.change_number > 0
      THEN (SELECT (c.terms -> 'lines')::json FROM booking_changes c
        WHERE c.booking_id = p.booking_id AND c.number = p.change_number AND c.status = 'APPLIED')
      ELSE (SELECT json_agg(json_build_object('code', l.code, 'amount', l.amount) ORDER BY l.position)
        FROM order_lines l WHERE l.item_id = p.booking_id) END AS lines
    FROM price_passports p`.execute(db);
  return rows.flatMap(({ id, passport, lines, policy }) => {
    const fault = passportFault(passport, lines ?? []) ?? policyFault(passport, policy);
    return fault ? [`price passport with a wrong ${fault}: ${id}`] : [];
  });
};
