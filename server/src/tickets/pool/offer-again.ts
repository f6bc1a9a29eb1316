import { randomUUID } from 'node:crypto';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { hasSpace, type SeatRange, type SplitRule } from '@golark/contract/tickets/rules';
import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import { findAccessibleOrder, getTicketOrder, type OrderAccess } from '../own-ticket-orders.ts';
import { keepsSpaces, piecesOf } from '../rules/bay-tickets.ts';
import { containsRange } from '../rules/seat-ranges.ts';
import { lockHoldOfItem } from '../store/holds.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { isWithItsBuyer, transferObstacle } from '../transfer/transfer-rules.ts';
import { enqueueOffers } from '../waiting-list/offer-seats.ts';
import { findOwnSeats, insertPoolListing, markOffered, takeFromPool } from './pool-store.ts';

const refused = (detail: string): Failure => new Failure('INVALID_STATE', { detail });

const assertOfferable = (row: TicketOrderRow, numbers: readonly number[], now: Date): void => {
  const obstacle = transferObstacle(row, now);
  if (obstacle === 'resale')
    throw refused('A seller sold these tickets: they can only be sold again with the ticket of the seller.');
  if (obstacle !== null) throw refused('These tickets can no longer be given back.');
  for (const number of numbers) {
    const ticket = row.tickets.find((one) => one.number === number);
    if (!ticket) throw invalidField('tickets', 'invalid');
    if (!isWithItsBuyer(ticket))
      throw refused('One of these tickets is used, canceled, offered already, or somebody else’s.');
  }
  if (!keepsSpaces(row, numbers))
    throw refused('A wheelchair space can only be given back together with its companion seats.');
};

/** Listings of these seats. A wheelchair space is sold with all companion seats that are given back with it. */
const listingsOf = (
  { companions }: Pick<TicketOrderRow, 'companions'>,
  seats: readonly number[],
): { seats: SeatRange[]; rule: SplitRule }[] => {
  const pieces = piecesOf(seats, companions);
  if (companions === null) return [{ seats: pieces, rule: 'any' }];
  return pieces.map((piece) => ({ seats: [piece], rule: hasSpace(piece, companions) ? 'all' : 'any' }));
};

/** In the transaction that has locked the sale. */
const insertOffers = async (
  trx: Transaction<DB>,
  { row, seats, now }: { row: TicketOrderRow; seats: readonly number[]; now: Date },
  boughtFrom: string,
): Promise<void> => {
  const itemId = row.item_id;
  for (const offer of listingsOf(row, seats)) {
    const id = randomUUID();
    await insertPoolListing(trx, {
      id,
      itemId,
      listingId: boughtFrom,
      ...offer,
      companions: row.companions,
      now,
    });
    const own = seats.filter((seat) => containsRange(offer.seats, { from: seat, to: seat + 1 }));
    await markOffered(trx, { itemId, listingId: id, seats: own });
  }
};

/**
 * Offers tickets of the box office again, for what was paid for them: they stay valid until somebody has bought them, then they
 * are void and refunded in full. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR (tickets).
 */
export const offerTicketsAgain = async (
  ctx: Context,
  caller: Caller,
  { access, tickets }: { access: OrderAccess; tickets: readonly number[] },
): Promise<{ order: TicketOrder }> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const numbers = [...new Set(tickets)];
  assertOfferable(row, numbers, ctx.clock.now());
  const itemId = row.item_id;
  await ctx.db.transaction().execute(async (trx) => {
    const sale = await lockHoldOfItem(trx, itemId);
    const own = sale?.status === 'SOLD' ? await findOwnSeats(trx, { itemId, numbers }) : null;
    if (!sale || !own)
      throw refused('One of these tickets was used, canceled or given away in the meantime.');
    await insertOffers(trx, { row, seats: own, now: ctx.clock.now() }, sale.listing.id);
    await enqueueOffers(ctx, trx, row.event_id);
  });
  return getTicketOrder(ctx, caller, access);
};

/** Withdraws tickets from the pool that aren't being bought at this moment. Throws NOT_FOUND, INVALID_STATE if there are none. */
export const takeTicketsBack = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<{ order: TicketOrder }> => {
  const { item_id: itemId } = await findAccessibleOrder(ctx, caller, access);
  const now = ctx.clock.now();
  const taken = await ctx.db.transaction().execute((trx) => takeFromPool(trx, { itemId, now }));
  if (taken === 0) throw refused('Somebody is buying these tickets at this moment, or has bought them.');
  return getTicketOrder(ctx, caller, access);
};
