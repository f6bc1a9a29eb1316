import { sql } from 'kysely';
import { cancelItem } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { jobType } from '#platform/jobs/job-queue';
import { refundRest } from './cancel/refund-rest.ts';
import { writeTicketEmail } from './emails/write-ticket-email.ts';
import { returnUntilOf } from './rules/return-until.ts';
import { findTicketOrder } from './store/ticket-orders.ts';
import { writeTransferEmail } from './transfer/transfer-email.ts';
import { listAccepted } from './transfer/transfers-store.ts';

interface Sold {
  orderId: string;
  itemId: string;
}

/** Refunds the tickets of one order for an event that was canceled. */
export const refundCanceledEventJob = jobType<Sold>('tickets.refund-canceled-event');

/** Tells one buyer that the event has another start. */
export const reportMovedEventJob = jobType<Sold & { movedFrom: string }>('tickets.email-moved-event');

const listSold = async (ctx: Context, eventId: string): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    SELECT i.order_id AS "orderId", i.id AS "itemId" FROM ticket_holds h JOIN order_items i ON i.id = h.item_id
    WHERE h.event_id = ${eventId} AND i.status IN ('HELD', 'CONFIRMED') ORDER BY i.id`.execute(ctx.db);
  return rows;
};

/** Nothing is sold any longer, and every buyer gets everything back, each by a job of their own. */
export const refundEvent = async (ctx: Context, { eventId }: { eventId: string }): Promise<void> => {
  const sold = await listSold(ctx, eventId);
  await ctx.db.transaction().execute(async (trx) => {
    await sql`UPDATE ticket_listings SET status = 'expired', sizes = 0, released_sizes = 0
      WHERE event_id = ${eventId} AND status IN ('draft', 'active', 'paused')`.execute(trx);
    await ctx.jobs.enqueueAll(
      trx,
      sold.map((data) => ({ ...refundCanceledEventJob, data })),
    );
  });
};

/** Fees included: the buyer has got nothing. An order that has been canceled in the meantime is left alone. */
export const refundCanceledEvent = async (ctx: Context, sold: Sold): Promise<void> => {
  try {
    await cancelItem(ctx, {
      ...{ ...sold, actor: 'operator' },
      refundPerLine: refundRest(sold.itemId),
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};

export const reportMovedEvent = async (
  ctx: Context,
  { eventId, movedFrom }: { eventId: string; movedFrom: string },
): Promise<void> => {
  const sold = await listSold(ctx, eventId);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      sold.map((one) => ({ ...reportMovedEventJob, data: { ...one, movedFrom } })),
    ),
  );
};

export const emailMovedEvent = async (
  ctx: Context,
  { orderId, movedFrom }: Sold & { movedFrom: string },
): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  const returnUntil = row && returnUntilOf(row);
  if (row?.order_status !== 'CONFIRMED' || !returnUntil) return;
  const email = {
    ...{ kind: 'eventMoved' as const, row, returnUntil, movedFrom: new Date(movedFrom) },
    cause: row.starts_at.toISOString(),
  };
  const received = await listAccepted(ctx.db, { itemId: row.item_id });
  await ctx.db.transaction().execute(async (trx) => {
    await writeTicketEmail(ctx, trx, email);
    for (const { id } of received)
      await writeTransferEmail(ctx, trx, { kind: 'moved', transferId: id, cause: email.cause });
  });
};
