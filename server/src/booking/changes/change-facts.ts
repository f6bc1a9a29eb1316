import { sql } from 'kysely';

/** The number of rooms after a change, which is `c` in the query. */
export const roomsAfter = sql`(SELECT sum(k.units) FROM jsonb_to_recordset(c.terms -> 'rooms') AS k(units integer))::integer`;

/** What a change was before; one that could not give up rooms has no number of them. */
export const factsBefore = sql`
  c.before || jsonb_build_object('roomCount', coalesce((c.before ->> 'roomCount')::integer, ${roomsAfter}))`;

/** Cents that a change paid out. */
export const refundedBy = sql`coalesce((c.terms ->> 'refundedAmount')::bigint, greatest(0, -c.settled_amount))`;

/** Cents of the refund of a change that came off the balance instead of being paid out. */
export const offBalanceBy = sql`greatest(0, -c.settled_amount - ${refundedBy})`;

/** Cents: the sum that was paid for a change, negative for a refund, and how it was settled. */
export interface ChangeAmounts {
  settledAmount: number;
  refundedAmount: number;
  offBalanceAmount: number;
}

/** The columns of `ChangeAmounts`. */
export const amountsOfChange = sql`
  c.settled_amount AS "settledAmount", ${refundedBy} AS "refundedAmount", ${offBalanceBy} AS "offBalanceAmount"`;
