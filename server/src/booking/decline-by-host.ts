import type { DeclineReason } from '@golark/contract/partners/rules';
import { declineRequest } from '#orders';
import type { Context } from '#platform/context';
import type { BookingView } from './views.ts';

/** Declines a request to book for its host, with the reason that the email to the guest says. Throws INVALID_STATE. */
export const declineByHost = (
  ctx: Context,
  { id, order_id }: BookingView,
  reason: DeclineReason,
): Promise<void> =>
  declineRequest(ctx, order_id, {
    actor: 'host',
    store: async (trx) => {
      await trx.updateTable('bookings').set({ decline_reason: reason }).where('id', '=', id).execute();
    },
  });
