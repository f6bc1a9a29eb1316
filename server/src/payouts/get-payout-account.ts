import type { HostPayouts } from '@golark/contract/payouts/schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { presentPayoutAccount } from './present-account.ts';
import { refreshAccount } from './refresh-account.ts';
import { findPayoutAccount, type PayoutAccountRow } from './store.ts';

/** Whether the provider said how the account is now. A host who comes back while it does not respond sees what is stored. */
const refreshOrWarn = async (ctx: Context, row: PayoutAccountRow): Promise<boolean> => {
  if (row.provider_account_id === null) return true;
  try {
    await refreshAccount(ctx, { id: row.id, accountId: row.provider_account_id });
    return true;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the provider of payouts did not say how an account is');
    return false;
  }
};

/** Where the acting host is paid. */
export const getPayoutAccount = async (
  ctx: Context,
  { propertyManagerId: hostId }: PartnerCaller,
  { isRefreshed }: { isRefreshed: boolean },
): Promise<HostPayouts> => {
  const provider = ctx.payoutProvider.name;
  const find = () => findPayoutAccount(ctx.db, { hostId, provider });
  const row = await find();
  if (!row || !isRefreshed) return { provider, account: presentPayoutAccount(row), isCurrent: true };
  const isCurrent = await refreshOrWarn(ctx, row);
  return { provider, account: presentPayoutAccount(await find()), isCurrent };
};
