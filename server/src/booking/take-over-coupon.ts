import { findOwnOrder, giveUpOrder } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { findQuoteToBook } from './store.ts';
import { type BookingView, findBookingView } from './views.ts';

const heldElsewhere = ({ confirmation_code: booking }: BookingView): Failure =>
  invalidField('couponCode', 'code_reserved_own', { booking });

/** Tickets that are held with the stay would be lost with it. */
const hasTickets = async (
  ctx: Context,
  { order_id: orderId }: BookingView,
  accountId: string,
): Promise<boolean> => {
  const order = await findOwnOrder(ctx.db, { orderId, accountId });
  return order?.items.some(({ kind }) => kind === 'tickets') ?? false;
};

/**
 * Ends the unpaid orders of the caller that hold the last uses of a coupon, so that a new order can have them. Throws
 * VALIDATION_ERROR (couponCode) for one that is being paid, waits for its host, or has tickets.
 */
export const takeOverUses = async (
  ctx: Context,
  caller: AccountCaller,
  itemIds: readonly string[],
): Promise<void> => {
  for (const itemId of itemIds) {
    const view = await findBookingView(ctx.db, itemId);
    if (!view) continue;
    if (await hasTickets(ctx, view, caller.accountId)) throw heldElsewhere(view);
    await giveUpOrder(ctx, { orderId: view.order_id, itemId }).catch((error: unknown) => {
      throw error instanceof Failure && error.code === 'INVALID_STATE' ? heldElsewhere(view) : error;
    });
  }
};

/**
 * Another request may have booked the quote since it was read, and have the last use of the coupon. The same request is running then, and its
 * own order has the use.
 */
export const unlessBooked = async <T>(
  ctx: Context,
  who: { quoteId: string; accountId: string },
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'VALIDATION_ERROR') throw error;
    if (!(await findQuoteToBook(ctx.db, who)).booked) throw error;
    throw new Failure('IDEMPOTENCY_IN_PROGRESS', {
      detail: 'This quote is being booked.',
      retryAfterSeconds: 1,
    });
  }
};
