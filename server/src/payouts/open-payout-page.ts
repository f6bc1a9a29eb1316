import { randomUUID } from 'node:crypto';
import { payoutReturnPath } from '@golark/contract/partner-paths';
import { canContinue } from '@golark/contract/payouts/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { publicUrlOf } from '#platform/public-url';
import { presentPayoutAccount } from './present-account.ts';
import { findPayoutAccount, insertPayoutAccount, type PayoutAccountRow, saveReading } from './store.ts';

interface Begun {
  row: PayoutAccountRow;
  /** An earlier request may have created the account at the provider, and lost its response. */
  wasThere: boolean;
}

/** The row is stored before the provider is called: its id is the key under which the account is created, once. */
const begin = async (ctx: Context, hostId: string): Promise<Begun> => {
  const provider = ctx.payoutProvider.name;
  const known = await findPayoutAccount(ctx.db, { hostId, provider });
  if (known) return { row: known, wasThere: true };
  const row = { id: randomUUID(), hostId, provider, now: ctx.clock.now() };
  const inserted = await ctx.db.transaction().execute((trx) => insertPayoutAccount(trx, row));
  // another request has begun in the meantime
  return inserted ? { row: inserted, wasThere: false } : begin(ctx, hostId);
};

/** The id of the account at the provider, which is created if it was never. */
const ensureAtProvider = async (ctx: Context, { row, wasThere }: Begun): Promise<string> => {
  if (row.provider_account_id !== null) return row.provider_account_id;
  const readAt = ctx.clock.now();
  const key = row.id;
  reachStep('payouts.account-begun');
  const found = wasThere ? await ctx.payoutProvider.findAccount({ key, since: row.created_at }) : null;
  const account = found ?? (await ctx.payoutProvider.createAccount({ key }));
  reachStep('payouts.account-created');
  await ctx.db.transaction().execute((trx) => saveReading(trx, row.id, { account, readAt }));
  return account.id;
};

/**
 * The address of the provider's page for the acting host, whose account is created with the first request. Throws INVALID_STATE for an
 * account that is ready, because a new destination needs a notice to all owners first, and for one that was refused.
 */
export const openPayoutPage = async (
  ctx: Context,
  { propertyManagerId: hostId }: PartnerCaller,
): Promise<{ url: string }> => {
  const begun = await begin(ctx, hostId);
  const account = presentPayoutAccount(begun.row);
  if (account && !canContinue(account.state))
    throw new Failure('INVALID_STATE', { detail: `The account is ${account.state}.` });
  const accountId = await ensureAtProvider(ctx, begun);
  return ctx.payoutProvider.openPage(accountId, { returnUrl: publicUrlOf(ctx, payoutReturnPath(hostId)) });
};
