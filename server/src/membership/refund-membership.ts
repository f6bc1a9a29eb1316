import type { ResponseOf } from '@golark/contract/call';
import type { refundMembership as call } from '@golark/contract/membership/calls';
import { membershipRefundDays } from '@golark/contract/membership/rules';
import { usd } from '@golark/contract/money/rules';
import type { Transaction } from 'kysely';
import { findSubscription, getAccount, lockOpenAccount } from '#accounts';
import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { refundableUntil } from './refundable-until.ts';

const notRefundable = (): Failure =>
  new Failure('INVALID_STATE', {
    detail: `Go+ is refunded within ${membershipRefundDays} days of its payment, if it has not been used.`,
  });

/** A booking at the member price locks the account too: it is either seen here, or finds that the membership has ended. */
const assertRefundable = async (
  ctx: Context,
  trx: Transaction<DB>,
  { accountId, itemId }: { accountId: string; itemId: string },
): Promise<void> => {
  await lockOpenAccount(trx, accountId, 'change');
  const row = await findSubscription(trx, accountId);
  const found = await refundableUntil(trx, { row, now: ctx.clock.now() });
  if (found?.period.id !== itemId) throw notRefundable();
};

/** Ends the caller's membership now and refunds its period in full, if that is unused. Throws INVALID_STATE. */
export const refundMembership = async (
  ctx: Context,
  caller: AccountCaller,
): Promise<ResponseOf<typeof call>> => {
  const { accountId } = caller;
  const row = await findSubscription(ctx.db, accountId);
  const found = await refundableUntil(ctx.db, { row, now: ctx.clock.now() });
  if (!found) throw notRefundable();
  const { orderId, id: itemId } = found.period;
  const { refundId, refundAmount } = await cancelItem(ctx, {
    ...{ orderId, itemId, actor: 'guest' },
    guard: (trx) => assertRefundable(ctx, trx, { accountId, itemId }),
    refundPerLine: refundInFull,
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
  return { account: await getAccount(ctx, accountId), refund: usd(refundAmount) };
};
