import type { ResponseOf } from '@golark/contract/call';
import type { setUpHoldCard as setUpCall } from '@golark/contract/tickets/calls';
import { countUseOfAddress } from '#accounts';
import { setUpCardOfVisitor } from '#payments';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { getOwnHold } from './hold-tickets.ts';
import { holdExpired } from './own-holds.ts';

/**
 * Starts the creation of a payment method for seats that the caller holds, because a form of the gateway tells a card tester which
 * cards work. Throws NOT_FOUND, HOLD_EXPIRED, RATE_LIMITED.
 */
export const setUpHoldCard = async (
  ctx: Context,
  caller: Caller,
  holdId: string,
): Promise<ResponseOf<typeof setUpCall>> => {
  const { status, expires_at } = await getOwnHold(ctx, caller, holdId);
  if (status !== 'HELD' || expires_at <= ctx.clock.now()) throw holdExpired();
  await countUseOfAddress(ctx, caller, 'card-form');
  return setUpCardOfVisitor(ctx);
};
