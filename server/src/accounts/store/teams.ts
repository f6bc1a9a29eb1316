import {
  mayAsPartner,
  type OperatorPermission,
  type PartnerPermission,
  type PartnerRole,
  partnerRoles,
} from '@golark/contract/access/rules';
import type { Transaction } from 'kysely';
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

/** The hosts that an account owns, or those that it owns alone, in the order of their ids. */
export const listOwnedHostIds = async (
  db: Database,
  accountId: string,
  { isOnlyOwner = false }: { isOnlyOwner?: boolean } = {},
): Promise<string[]> => {
  const rows = await db
    .selectFrom('team_members as own')
    .select('property_manager_id')
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .$if(isOnlyOwner, (owned) =>
      owned.where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('team_members as other')
              .select('other.account_id')
              .whereRef('other.property_manager_id', '=', 'own.property_manager_id')
              .where('other.account_id', '<>', accountId)
              .where('other.role', '=', 'owner'),
          ),
        ),
      ),
    )
    .orderBy('property_manager_id')
    .execute();
  return rows.map((row) => row.property_manager_id);
};

/** Returns false if the account does not belong to the team. */
export const deleteTeamMember = async (
  trx: Transaction<DB>,
  member: { propertyManagerId: string; accountId: string },
): Promise<boolean> => {
  const deleted = await trx
    .deleteFrom('team_members')
    .where('property_manager_id', '=', member.propertyManagerId)
    .where('account_id', '=', member.accountId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** The members of a team, which does not change until the transaction ends; undefined for an unknown host. */
export const lockTeam = async (trx: Transaction<DB>, propertyManagerId: string) => {
  const host = await trx
    .selectFrom('property_managers')
    .select('id')
    .where('id', '=', propertyManagerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!host) return undefined;
  return trx
    .selectFrom('team_members')
    .select(['account_id', 'role'])
    .where('property_manager_id', '=', propertyManagerId)
    .execute();
};

/** The accounts of a host's team whose role has a permission. */
export const listTeam = async (
  db: Database,
  propertyManagerId: string,
  permission: PartnerPermission,
): Promise<string[]> => {
  const members = await db
    .selectFrom('team_members')
    .select(['account_id', 'role'])
    .where('property_manager_id', '=', propertyManagerId)
    .orderBy('account_id')
    .execute();
  return members
    .filter(({ role }) => partnerRoles.some((known) => known === role && mayAsPartner(known, permission)))
    .map(({ account_id }) => account_id);
};

export const listTeamMembers = (db: Database) =>
  db
    .selectFrom('team_members')
    .innerJoin('accounts', 'accounts.id', 'team_members.account_id')
    .innerJoin('property_managers', 'property_managers.id', 'team_members.property_manager_id')
    .select(['property_manager_id', 'property_managers.name', 'accounts.email', 'role'])
    .orderBy('property_manager_id')
    .orderBy('accounts.email')
    .execute();

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
