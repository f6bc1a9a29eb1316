import { acceptRequest, declineRequest } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { jobType } from '#platform/jobs/job-queue';
import type { NetworkOrder } from '#platform/ticket-network';
import { presentPlace } from '../present-place.ts';
import { parseRanges } from '../rules/seat-ranges.ts';
import { answerConfirmation, findConfirmation, insertConfirmation } from '../store/confirmations.ts';
import { findTicketOrder, type TicketOrderRow } from '../store/ticket-orders.ts';

/** Asks the ticket network for an order whose card is authorized, until it has answered. */
export const confirmWithNetworkJob = jobType<{ orderId: string }>('tickets.confirm-with-network');

const askAgainSeconds = 10;
const actor = 'ticket network';

const networkOrderOf = (row: TicketOrderRow): NetworkOrder => {
  const { section, row: rowLabel, seats } = presentPlace(row, parseRanges(row.seats)[0] ?? null);
  return {
    id: row.item_id,
    event: {
      id: row.event_id,
      title: row.title,
      startsAt: row.starts_at.toISOString(),
      venue: row.venue_name,
    },
    ...{ section, row: rowLabel, seats, quantity: row.quantity },
    buyer: { firstName: row.first_name, lastName: row.last_name },
  };
};

const referenceOf = async (ctx: Context, row: TicketOrderRow): Promise<string> => {
  const known = await findConfirmation(ctx.db, row.item_id);
  if (known) return known.reference;
  const reference = await ctx.ticketNetwork.request(networkOrderOf(row));
  reachStep('tickets.network.asked');
  const now = ctx.clock.now();
  await ctx.db
    .transaction()
    .execute((trx) => insertConfirmation(trx, { itemId: row.item_id, reference, now }));
  return reference;
};

const askLater = (ctx: Context, orderId: string): Promise<void> =>
  ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueue(trx, confirmWithNetworkJob, {
      data: { orderId },
      options: { startAfter: new Date(ctx.clock.now().getTime() + askAgainSeconds * 1000) },
    }),
  );

/** The order has ended, or was answered already: the network gets its tickets back unless they were sold. */
export const withdrawFromNetwork = async (ctx: Context, itemId: string): Promise<void> => {
  const known = await findConfirmation(ctx.db, itemId);
  if (!known || known.status === 'WITHDRAWN' || known.status === 'REJECTED') return;
  await ctx.ticketNetwork.withdraw(known.reference);
  await answerConfirmation(ctx.db, { itemId, status: 'WITHDRAWN', now: ctx.clock.now() });
};

const isOver = ({ order_status }: TicketOrderRow): boolean =>
  order_status !== 'CONFIRMED' && order_status !== 'COMPLETED' && order_status !== 'PENDING_PAYMENT';

/** Confirmed orders are charged, rejected ones cost nothing. */
export const confirmWithNetwork = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (!row) return;
  const { item_id: itemId } = row;
  if (row.order_status !== 'AWAITING_HOST') {
    if (isOver(row)) await withdrawFromNetwork(ctx, itemId);
    return;
  }
  const status = await ctx.ticketNetwork.find(await referenceOf(ctx, row));
  if (status === 'PENDING') return askLater(ctx, orderId);
  await answerConfirmation(ctx.db, { itemId, status, now: ctx.clock.now() });
  reachStep('tickets.network.answered');
  try {
    await (status === 'CONFIRMED' ? acceptRequest : declineRequest)(ctx, orderId, { actor });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // it expired or was canceled in the meantime: the next run sees that
    await askLater(ctx, orderId);
  }
};
