import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { tableOwners } from '../src/table-owners.ts';

/** The features of money and of stock. */
const features = [
  ...['booking', 'calendars', 'insurance', 'ledger', 'membership', 'orders', 'payments', 'pricing'],
  ...['receipts', 'selling', 'tickets'],
] as const satisfies readonly (keyof typeof tableOwners)[];

/** Their tables that are neither: what is offered, who may pay, and who waits in a queue. */
const others: ReadonlySet<string> = new Set([
  // prices that are quoted, and the rules of them
  ...['cancellation_laws', 'change_quotes', 'coupons', 'insurance_quotes', 'occupancy_taxes', 'quotes'],
  ...['membership_codes', 'membership_plans', 'state_transitions'],
  // cards, and the limits on them
  ...['card_attempts', 'methods_to_detach', 'payment_customers', 'sandbox_cards', 'sandbox_customers'],
  'saved_cards',
  // a place in a queue is no ticket, and asking for one again returns the same one
  ...['ticket_queue_places', 'ticket_queues'],
  // notices of a gateway, which have ids of their own: each is processed once
  'payment_events',
  // views
  ...['held_coupon_uses', 'linked_room_types'],
]);

export const tablesOfMoneyAndStock = features
  .flatMap((feature): readonly string[] => tableOwners[feature])
  .filter((table) => !others.has(table));

/** Records from now on which tables of money and stock are written. */
export const recordMoves = async (db: Database): Promise<void> => {
  await sql`CREATE TABLE moves (table_name text NOT NULL)`.execute(db);
  await sql`CREATE FUNCTION record_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO moves VALUES (TG_TABLE_NAME);
      RETURN NULL;
    END $$`.execute(db);
  for (const table of tablesOfMoneyAndStock)
    await sql`CREATE TRIGGER record_move AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION record_move()`.execute(db);
};

/** The tables that were written since the last call. */
export const takeMoves = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ table_name: string }>`
    WITH taken AS (DELETE FROM moves RETURNING table_name)
    SELECT DISTINCT table_name FROM taken ORDER BY table_name`.execute(db);
  return rows.map(({ table_name }) => table_name);
};
