import { sql } from 'kysely';

/** The number of rooms after a change, which is `c` in the query. */
export const roomsAfter = sql`(SELECT sum(k.units) FROM jsonb_to_recordset(c.terms -> 'rooms') AS k(units integer))::integer`;

/** What a change was before; one that could not give up rooms has no number of them. */
export const factsBefore = sql`
  c.before || jsonb_build_object('roomCount', coalesce((c.before ->> 'roomCount')::integer, ${roomsAfter}))`;

/** Cents that a change paid out; the rest of its refund came off a balance. */
export const refundedBy = sql`coalesce((c.terms ->> 'refundedAmount')::bigint, greatest(0, -c.settled_amount))`;
