import type { SellerListing } from '@golark/contract/selling/schemas';
import { countUseOfAddress } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { lockOpenListing } from './change-listing.ts';
import { getListing } from './create-listing.ts';
import { readTickets } from './files/read-tickets.ts';
import { readingTimeOf } from './files/reading-time.ts';
import { positionsOf, seatsOfFile, type UploadedFile } from './files/seats-of-files.ts';
import { assignTickets, type StoredTicket, storeTickets } from './files/store-tickets.ts';
import { listFilledSeats, markInstant } from './store/files.ts';
import type { OwnListingRow } from './store/own-listings.ts';

const path = 'content';

/** The seats that get the tickets: those that are named, or the first standing places without any. Throws VALIDATION_ERROR. */
const assign = (
  row: OwnListingRow,
  file: UploadedFile,
  { tickets, filled }: { tickets: readonly StoredTicket[]; filled: readonly number[] },
): Map<number, StoredTicket> => {
  const open = positionsOf(row.seats);
  const seats =
    seatsOfFile(row, file, { open, path: 'seats' }) ?? open.filter((seat) => !filled.includes(seat));
  if (seats.length < tickets.length)
    throw invalidField(path, 'file_pages', { count: tickets.length, expected: seats.length });
  return new Map(tickets.map((ticket, i) => [seats[i] as number, ticket]));
};

/**
 * Keeps the tickets of a listing for their buyers. Once every seat has its own, buyers get them with the sale. Throws NOT_FOUND,
 * INVALID_STATE, VALIDATION_ERROR, RATE_LIMITED.
 */
export const uploadFile = async (
  ctx: Context,
  caller: AccountCaller,
  { resource, file }: { resource: OwnListingRow; file: UploadedFile },
): Promise<{ listing: SellerListing }> => {
  const { accountId, locale } = caller;
  const own = { listingId: resource.listing_id, accountId };
  const named = seatsOfFile(resource, file, { open: positionsOf(resource.seats), path: 'seats' });
  await countUseOfAddress(ctx, caller, 'ticket-file');
  const time = readingTimeOf(ctx, accountId);
  const parts = await readTickets(file.content, { ticketCount: named?.length ?? null, path, time });
  const tickets = await storeTickets(ctx, parts, path);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await lockOpenListing(trx, own);
    const { listingId } = own;
    const filled = await listFilledSeats(trx, listingId);
    const assigned = assign(row, file, { tickets, filled });
    await assignTickets(ctx, trx, { listingId, eventId: row.event_id, tickets: assigned });
    const all = new Set([...filled, ...assigned.keys()]);
    if (positionsOf(row.seats).every((seat) => all.has(seat)))
      await markInstant(trx, listingId, ctx.clock.now());
  });
  return { listing: await getListing(ctx, own, locale) };
};
