import { addDays, dayInBooks } from '@golark/contract/dates/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import type { Context } from '#platform/context';
import { hashPassword } from './password-hash.ts';
import { findAccountByEmail, insertAccount } from './store/accounts.ts';
import { saveTeamMember } from './store/teams.ts';

export interface DemoAccount {
  role: 'guest' | 'member' | 'partner' | 'newcomer' | 'seller';
  email: string;
  firstName: string;
  lastName: string;
  password: string;
}

/** For how long the partner has been a host: the reviews of a catalog go back two years. */
const hostedDays = 900;

/** Hosts of the demo: one with listings and guests, and one who has just begun. */
const hostsOf: Partial<Record<DemoAccount['role'], { id: string; days: number }>> = {
  partner: { id: 'pm-demo-partner', days: hostedDays },
  newcomer: { id: 'pm-demo-new-host', days: 0 },
};

/** Creates a demo account and returns its id, or null if it exists; a host has a property manager, to which listings can be imported. */
export const createDemoAccount = async (ctx: Context, demo: DemoAccount): Promise<string | null> => {
  if (await findAccountByEmail(ctx.db, demo.email)) return null;
  const passwordHash = await hashPassword(ctx.config, demo.password);
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      email: demo.email,
      first_name: demo.firstName,
      last_name: demo.lastName,
      password_hash: passwordHash,
      locale: 'en',
      email_verified_at: now,
      created_at: now,
    });
    const host = hostsOf[demo.role];
    if (host) {
      const propertyManagerId = host.id;
      await trx
        .insertInto('property_managers')
        .values({
          id: propertyManagerId,
          name: fullNameOf(demo),
          data_source: 'DIRECT',
          joined_on: addDays(dayInBooks(now), -host.days),
        })
        .execute();
      await saveTeamMember(trx, { propertyManagerId, accountId: account.id, role: 'owner' });
    }
    return account.id;
  });
};
