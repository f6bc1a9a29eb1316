import type { BodyOf } from '@golark/contract/call';
import type { deliverTickets as deliverCall } from '@golark/contract/selling/calls';
import type { Sale } from '@golark/contract/selling/schemas';
import type { Transaction } from 'kysely';
import { countUseOfAddress } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { readTickets } from './files/read-tickets.ts';
import { readingTimeOf } from './files/reading-time.ts';
import { positionsOf, seatsOfFile, type UploadedFile } from './files/seats-of-files.ts';
import { assignTickets, type StoredTicket, storeTickets } from './files/store-tickets.ts';
import { presentSale } from './present-sale.ts';
import { canDeliver } from './rules/objecting.ts';
import { emailBuyerJob } from './sale-jobs.ts';
import { listFilledSeats } from './store/files.ts';
import { recordAnswer } from './store/objections.ts';
import { findSale, lockSale, markDelivered, type SaleRow } from './store/sales.ts';

type Delivery = BodyOf<typeof deliverCall>;

const assertDeliverable = (sale: SaleRow | undefined, now: Date): SaleRow => {
  if (sale && canDeliver(sale, now)) return sale;
  throw new Failure('INVALID_STATE', {
    detail:
      sale?.status === 'DELIVERED'
        ? 'These tickets are delivered.'
        : 'These tickets can no longer be delivered: the sale has ended.',
  });
};

interface ToDeliver {
  row: SaleRow;
  caller: AccountCaller;
}

/** The tickets of the files by seat; for standing places in the order of the files. Throws VALIDATION_ERROR. */
const readFiles = async (
  ctx: Context,
  { row, caller }: ToDeliver,
  { files, filled }: { files: readonly UploadedFile[]; filled: readonly number[] },
): Promise<Map<number, StoredTicket>> => {
  const seats = positionsOf(row.seats);
  const tickets = new Map<number, StoredTicket>();
  for (const [i, file] of files.entries()) {
    const open = seats.filter((seat) => !tickets.has(seat));
    const named = seatsOfFile(row, file, { open, path: `files.${i}.seats` });
    const path = `files.${i}.content`;
    await countUseOfAddress(ctx, caller, 'ticket-file');
    const time = readingTimeOf(ctx, caller.accountId);
    const parts = await readTickets(file.content, { ticketCount: named?.length ?? null, path, time });
    if (named === null && parts.length > open.length)
      throw invalidField(path, 'file_pages', { count: parts.length, expected: open.length });
    for (const [at, ticket] of (await storeTickets(ctx, parts, path)).entries())
      tickets.set((named ?? open)[at] as number, ticket);
  }
  if (!seats.every((seat) => tickets.has(seat) || filled.includes(seat)))
    throw invalidField('files', 'required');
  return tickets;
};

const prepare = async (
  ctx: Context,
  { row, caller }: ToDeliver,
  delivery: Delivery,
): Promise<(trx: Transaction<DB>) => Promise<void>> => {
  const { item_id: itemId, listing_id: listingId, event_id: eventId } = row;
  const at = ctx.clock.now();
  if ('transfer' in delivery) {
    if (row.sale_delivery !== 'transfer') throw invalidField('transfer', 'delivery_kind');
    return (trx) => markDelivered(trx, itemId, { at, transfer: delivery.transfer });
  }
  // what the buyer has objected to is replaced
  const filled = row.status === 'DUE' ? await listFilledSeats(ctx.db, listingId) : [];
  const tickets = await readFiles(ctx, { row, caller }, { files: delivery.files, filled });
  return async (trx) => {
    await assignTickets(ctx, trx, { listingId, eventId, tickets });
    await markDelivered(trx, itemId, { at, transfer: null });
  };
};

/** Once more, because the buyer has objected: the objection stays open until the buyer or an operator ends it. */
const deliverAgain = async (ctx: Context, trx: Transaction<DB>, itemId: string): Promise<void> => {
  await recordAnswer(trx, itemId, { text: null, at: ctx.clock.now() });
  await ctx.jobs.enqueue(trx, emailBuyerJob, { data: { itemId, kind: 'deliveredAgain' } });
};

/**
 * Delivers the tickets of a sale until its deadline: of a delivery and the job of the deadline at the same moment, one takes effect. Tickets
 * that the buyer has objected to are delivered again until the event. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR, RATE_LIMITED.
 */
export const deliverTickets = async (
  ctx: Context,
  caller: AccountCaller,
  { resource, delivery }: { resource: SaleRow; delivery: Delivery },
): Promise<{ sale: Sale }> => {
  const { item_id: itemId } = resource;
  assertDeliverable(resource, ctx.clock.now());
  const write = await prepare(ctx, { row: resource, caller }, delivery);
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId, { withOrder: false, withListing: true });
    const { status } = assertDeliverable(await findSale(trx, itemId), ctx.clock.now());
    await write(trx);
    if (status === 'DELIVERED') await deliverAgain(ctx, trx, itemId);
    else await ctx.jobs.enqueue(trx, emailBuyerJob, { data: { itemId, kind: 'delivered' } });
    reachStep('selling.delivered.before-commit');
  });
  const row = await findSale(ctx.db, itemId);
  if (!row) throw notFound('This sale');
  return { sale: presentSale(ctx, row, caller.locale) };
};
