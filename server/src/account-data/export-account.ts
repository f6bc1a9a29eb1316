import type { exportAccount as exportCall } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import { exportOwnAccount } from '#accounts';
import { exportBookings } from '#booking';
import { listCards, presentCard } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listMessagesOf } from '#support';

/** All data stored about an account, each part in the format of its own call. */
export const exportAccount = async (
  ctx: Context,
  caller: AccountCaller,
): Promise<ResponseOf<typeof exportCall>> => {
  const { accountId } = caller;
  const own = await exportOwnAccount(ctx, caller);
  const cards = await listCards(ctx.db, { accountId, gateway: ctx.gateway.name });
  const messages = await listMessagesOf(ctx.db, accountId);
  return {
    exportedAt: ctx.clock.now().toISOString(),
    ...own,
    savedCards: cards.map(presentCard),
    bookings: await exportBookings(ctx, accountId, caller.locale),
    messagesToSupport: messages.map((message) => ({
      at: message.created_at.toISOString(),
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
    })),
  };
};
