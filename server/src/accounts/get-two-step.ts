import type { ResponseOf } from '@golark/contract/call';
import type { getTwoStep } from '@golark/contract/two-step/calls';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { countRecoveryCodes, findTwoStep } from './store/two-step.ts';

export const getTwoStepState = async (
  ctx: Context,
  caller: AccountCaller,
): Promise<ResponseOf<typeof getTwoStep>> => {
  const { accountId } = caller;
  const since = (await findTwoStep(ctx.db, accountId))?.confirmed_at ?? null;
  if (!since) return { isOn: false, since: null, recoveryCodesLeft: 0 };
  const recoveryCodesLeft = await countRecoveryCodes(ctx.db, accountId);
  return { isOn: true, since: since.toISOString(), recoveryCodesLeft };
};
