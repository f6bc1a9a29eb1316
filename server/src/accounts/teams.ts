import type { PartnerRole } from '@golark/contract/access/rules';
import type { Context } from '#platform/context';
import { findAccountByEmail } from './store/accounts.ts';
import { deleteTeamMember, lockTeam, saveTeamMember } from './store/teams.ts';

interface MemberOf {
  propertyManagerId: string;
  email: string;
}

export type TeamChange = 'changed' | 'unknown-account' | 'unknown-host' | 'last-owner';

const isLastOwner = (team: readonly { account_id: string; role: string }[], accountId: string): boolean => {
  const owners = team.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.account_id === accountId;
};

/** Adds an account to a host's team, changes its role, or with the role null takes it out. A team keeps an owner. */
export const changeTeam = async (
  ctx: Context,
  { propertyManagerId, email, role }: MemberOf & { role: PartnerRole | null },
): Promise<TeamChange> => {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) return 'unknown-account';
  const accountId = account.id;
  return ctx.db.transaction().execute(async (trx) => {
    const team = await lockTeam(trx, propertyManagerId);
    if (!team) return 'unknown-host';
    if (role !== 'owner' && isLastOwner(team, accountId)) return 'last-owner';
    if (role) {
      await saveTeamMember(trx, { propertyManagerId, accountId, role });
      return 'changed';
    }
    return (await deleteTeamMember(trx, { propertyManagerId, accountId })) ? 'changed' : 'unknown-account';
  });
};
