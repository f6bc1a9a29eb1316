import type { Database } from '#platform/database/open-database';

/** Those of the cards that a charge without an outcome names. */
export const listCardsInUse = async (db: Database, cardIds: string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('charges')
    .select('saved_card_id')
    .distinct()
    .where('saved_card_id', 'in', cardIds)
    .where('status', '=', 'PENDING')
    .execute();
  return rows.map((row) => row.saved_card_id);
};
