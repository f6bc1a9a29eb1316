import type { OperatorPermission, PartnerRole } from '@golark/contract/access/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

interface TeamMember {
  propertyManagerId: string;
  accountId: string;
  role: PartnerRole;
}

/** Adds an account to the team of a property manager, or changes its role. */
export const saveTeamMember = async (trx: Transaction<DB>, member: TeamMember): Promise<void> => {
  const { propertyManagerId, accountId, role } = member;
  await trx
    .insertInto('team_members')
    .values({ property_manager_id: propertyManagerId, account_id: accountId, role })
    .onConflict((conflict) => conflict.columns(['property_manager_id', 'account_id']).doUpdateSet({ role }))
    .execute();
};

/** Takes an account out of its teams. A property manager that it owned alone continues without a name. */
export const leaveTeams = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await sql`
    UPDATE property_managers SET name = 'Golark'
    WHERE id IN (SELECT property_manager_id FROM team_members WHERE account_id = ${accountId} AND role = 'owner')
      AND id NOT IN (SELECT property_manager_id FROM team_members WHERE account_id <> ${accountId} AND role = 'owner')`.execute(
    trx,
  );
  await trx.deleteFrom('team_members').where('account_id', '=', accountId).execute();
};

interface Grant {
  accountId: string;
  permission: OperatorPermission;
}

export const insertOperatorPermission = async (
  trx: Transaction<DB>,
  { accountId, permission, now }: Grant & { now: Date },
): Promise<void> => {
  await trx
    .insertInto('operator_permissions')
    .values({ account_id: accountId, permission, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns false if the account does not have the permission. */
export const deleteOperatorPermission = async (
  trx: Transaction<DB>,
  { accountId, permission }: Grant,
): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom('operator_permissions')
    .where('account_id', '=', accountId)
    .where('permission', '=', permission)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

export const listOperators = (db: Database) =>
  db
    .selectFrom('operator_permissions')
    .innerJoin('accounts', 'accounts.id', 'operator_permissions.account_id')
    .select(['accounts.email', 'operator_permissions.permission', 'operator_permissions.granted_at'])
    .orderBy('accounts.email')
    .orderBy('operator_permissions.permission')
    .execute();
