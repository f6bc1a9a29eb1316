import type { BodyOf } from '@golark/contract/call';
import type { payRenewal as call } from '@golark/contract/membership/calls';
import { assertPaid, payAgain } from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { activeMembership, type MembershipResult } from './membership-result.ts';
import { findUnpaidPeriod } from './store/periods.ts';

/**
 * Pays the renewal whose payment failed, with the card that the member chooses; later renewals are charged to it too.
 * Throws INVALID_STATE if nothing is due, NOT_FOUND (card), CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export const payRenewal = async (
  ctx: Context,
  caller: AccountCaller,
  input: BodyOf<typeof call>,
): Promise<MembershipResult> => {
  const { accountId, locale } = caller;
  const renewal = await findUnpaidPeriod(ctx.db, accountId);
  if (!renewal || renewal.periodNumber === 1)
    throw new Failure('INVALID_STATE', { detail: 'No renewal of Go+ waits for a payment.' });
  const payment = await payAgain(ctx, {
    orderId: renewal.orderId,
    payer: payerOf(ctx, caller),
    locale,
    choice: { ...input, saveCard: true },
  });
  if (payment) await assertPaid(ctx, payment);
  return activeMembership(ctx, accountId);
};
