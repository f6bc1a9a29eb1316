import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** Whether a property manager that the account owns has listings. */
export const hasListings = async (db: Database, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('listings')
    .innerJoin('team_members', 'team_members.property_manager_id', 'listings.property_manager_id')
    .select('listings.id')
    .where('team_members.account_id', '=', accountId)
    .where('team_members.role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const listManagersOf = (db: Database, accountId: string) =>
  db
    .selectFrom('property_managers')
    .innerJoin('team_members', 'team_members.property_manager_id', 'property_managers.id')
    .select(['property_managers.id', 'name', 'joined_on', 'phone', 'languages', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('property_managers.id')
    .execute();

/** Takes the account out of its teams. A property manager that it owned alone loses name and phone, which are a person's. */
export const releaseManagers = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await sql`
    UPDATE property_managers SET name = 'Golark', phone = NULL, languages = '{}'
    WHERE id IN (SELECT property_manager_id FROM team_members WHERE account_id = ${accountId} AND role = 'owner')
      AND id NOT IN (SELECT property_manager_id FROM team_members WHERE account_id <> ${accountId} AND role = 'owner')`.execute(
    trx,
  );
  await trx.deleteFrom('team_members').where('account_id', '=', accountId).execute();
  await trx
    .updateTable('listing_sections')
    .set({ changed_by: null })
    .where('changed_by', '=', accountId)
    .execute();
};
