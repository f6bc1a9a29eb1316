import { randomUUID } from 'node:crypto';
import { dayInBooks } from '@golark/contract/dates/rules';
import { hostLanguages } from '@golark/contract/hosts/rules';
import type { Onboarding, SaveOnboardingInput } from '@golark/contract/onboarding/schemas';
import { phoneUri } from '@golark/contract/phone/rules';
import type { Transaction } from 'kysely';
import { listOwnedHostIds, lockOpenAccount, saveTeamMember, splitPhoneNumber } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { type HostRow, insertHost, listHosts, saveHosting, updateHost } from '#stays/own';

/** The host that an account is: one that lists here before one whose listings are imported. */
const findOwnHost = async (db: Database, accountId: string): Promise<HostRow | undefined> => {
  const hosts = await listHosts(db, await listOwnedHostIds(db, accountId));
  return hosts.find(({ data_source }) => data_source === 'DIRECT') ?? hosts[0];
};

const present = (host: HostRow | undefined): Onboarding => ({
  host: host
    ? {
        id: host.id,
        kind: host.kind,
        publicName: host.name,
        languages: hostLanguages.filter((language) => host.languages.includes(language)),
        phone: host.phone,
        hosting: host.hosting,
      }
    : null,
  isDone: {
    you: host !== undefined && host.kind !== null,
    hosting: host !== undefined && host.hosting !== null,
  },
});

export const getOnboarding = async (ctx: Context, { accountId }: AccountCaller): Promise<Onboarding> =>
  present(await findOwnHost(ctx.db, accountId));

/** `+1 503 555 0163` as `+15035550163`. Throws VALIDATION_ERROR. */
const phoneOf = (typed: string | null): string | null => {
  if (typed === null) return null;
  const checked = splitPhoneNumber(typed);
  if (!checked.ok) throw invalidField('phone', 'invalid');
  return phoneUri(checked.phone);
};

/** A host of whom only the second step is known has the first name of the account until the first step is saved. */
const createHost = async (
  trx: Transaction<DB>,
  { accountId, name, now }: { accountId: string; name: string; now: Date },
): Promise<string> => {
  const id = `host-${randomUUID()}`;
  await insertHost(trx, { id, name, joinedOn: dayInBooks(now) });
  await saveTeamMember(trx, { propertyManagerId: id, accountId, role: 'owner' });
  return id;
};

/**
 * Saves one step. The account is locked, so that presses on two devices make one host. Throws VALIDATION_ERROR (phone),
 * ACCOUNT_SUSPENDED.
 */
export const saveOnboarding = async (
  ctx: Context,
  { accountId }: AccountCaller,
  input: SaveOnboardingInput,
): Promise<Onboarding> => {
  const phone = input.step === 'you' ? phoneOf(input.phone) : null;
  return ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    const own = await findOwnHost(trx, accountId);
    const name = account.first_name;
    const id = own?.id ?? (await createHost(trx, { accountId, name, now: ctx.clock.now() }));
    if (input.step === 'you') {
      const { kind, publicName, languages } = input;
      await updateHost(trx, id, { kind, name: publicName, languages, phone });
    } else await saveHosting(trx, id, input.hosting);
    reachStep('hosts.step-saved.before-commit');
    return present((await listHosts(trx, [id]))[0]);
  });
};
