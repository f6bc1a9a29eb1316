import type { ObjectionKind, ObjectionState } from '@golark/contract/objections/rules';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** An objection as part of its sale. Instants are text. */
export interface ObjectionRow {
  id: string;
  kind: ObjectionKind;
  details: string | null;
  status: ObjectionState;
  made_at: string;
  answer: string | null;
  answered_at: string | null;
  answer_count: number;
  ended_at: string | null;
  reason: string | null;
}

/** Violates `ticket_objections_one_per_sale` unless the earlier ones of the sale were withdrawn. */
export const insertObjection = async (
  trx: Transaction<DB>,
  { itemId, kind, details, at }: { itemId: string; kind: ObjectionKind; details: string | null; at: Date },
): Promise<void> => {
  await sql`INSERT INTO ticket_objections (item_id, kind, details, status, made_at)
    VALUES (${itemId}, ${kind}, ${details}, 'OPEN', ${at})`.execute(trx);
};

/** Ends the open objection of a sale. Returns whether there was one. */
export const endObjection = async (
  trx: Transaction<DB>,
  itemId: string,
  { status, reason, at }: { status: Exclude<ObjectionState, 'OPEN'>; reason: string | null; at: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE ticket_objections
    SET status = ${status}, reason = ${reason}, ended_at = ${at}
    WHERE item_id = ${itemId} AND status = 'OPEN'`.execute(trx);
  return numAffectedRows === 1n;
};

/** Counts one more answer to the open objection; a delivery has no text and leaves the earlier one. */
export const recordAnswer = async (
  trx: Transaction<DB>,
  itemId: string,
  { text, at }: { text: string | null; at: Date },
): Promise<void> => {
  await sql`UPDATE ticket_objections SET answer_count = answer_count + 1,
      answer = coalesce(${text}::text, answer),
      answered_at = CASE WHEN ${text}::text IS NULL THEN answered_at ELSE ${at}::timestamptz END
    WHERE item_id = ${itemId} AND status = 'OPEN'`.execute(trx);
};

/** Erases what an account wrote, as the buyer of some items and as a seller. */
export const eraseTexts = async (
  trx: Transaction<DB>,
  { boughtItemIds, sellerAccountId }: { boughtItemIds: readonly string[]; sellerAccountId: string },
): Promise<void> => {
  await sql`UPDATE ticket_objections SET details = NULL
    WHERE item_id IN (SELECT value::uuid FROM jsonb_array_elements_text(${JSON.stringify(boughtItemIds)}::jsonb))`.execute(
    trx,
  );
  await sql`UPDATE ticket_objections SET answer = NULL
    WHERE item_id IN (SELECT item_id FROM ticket_sales WHERE seller_account_id = ${sellerAccountId})`.execute(
    trx,
  );
};
