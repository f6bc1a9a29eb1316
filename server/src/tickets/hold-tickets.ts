import { randomUUID } from 'node:crypto';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { HoldTicketsInput } from '@golark/contract/tickets/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { buyersOf } from './buyers.ts';
import { holdersOf, ownerOf } from './hold-owner.ts';
import { presentHeld } from './present-hold.ts';
import { assertAdmitted, countingRequests } from './queue/assert-admitted.ts';
import { markHeld } from './queue/store/places.ts';
import type { SeatAnswer } from './rules/allocate-seats.ts';
import { readHold, readListing } from './shared-reads.ts';
import { findOwnHold } from './store/holds.ts';
import { takeSeats } from './take-seats.ts';

const refusals = {
  UNAVAILABLE: () =>
    new Failure('TICKETS_UNAVAILABLE', {
      detail: 'These tickets are no longer available in this number. Choose others.',
    }),
  NOT_ON_SALE: () => new Failure('INVALID_STATE', { detail: 'These tickets are not on sale.' }),
};

/** The id of the hold. Throws TICKETS_UNAVAILABLE, INVALID_STATE, TICKET_LIMIT. */
export const holdIdOf = (answer: SeatAnswer): string => {
  if (answer.status === 'TAKEN' || answer.status === 'HELD') return answer.holdId;
  if (answer.status !== 'LIMIT') throw refusals[answer.status]();
  throw new Failure('TICKET_LIMIT', {
    detail: `At most ${answer.limit} tickets of this event for each buyer.`,
    extra: { limit: answer.limit },
  });
};

/** Throws NOT_FOUND. */
export const getOwnHold = async (ctx: Context, caller: Caller, holdId: string) => {
  const row = isUuid(holdId) ? await findOwnHold(ctx.db, holdId, ownerOf(caller)) : undefined;
  if (!row) throw notFound('This hold');
  return row;
};

/**
 * Holds adjacent seats of a listing for this buyer, who gives back those of the same event that were held before. Asking again
 * for the same returns the same hold. Throws NOT_FOUND, TICKETS_UNAVAILABLE, INVALID_STATE, TICKET_LIMIT, IN_QUEUE.
 */
export const holdTickets = async (
  ctx: Context,
  caller: Caller,
  { listingId, quantity, companionsOnly = false }: HoldTicketsInput,
): Promise<{ hold: Hold }> => {
  const listing = isUuid(listingId) ? await readListing(ctx, listingId) : undefined;
  if (!listing || listing.status === 'draft') throw notFound('This listing');
  const by = ownerOf(caller);
  if (by.accountId !== null && listing.sellerAccountId === by.accountId)
    throw new Failure('INVALID_STATE', { detail: 'These are your own tickets.' });
  return countingRequests(ctx, listing.eventId, async (before) => {
    const admission = await assertAdmitted(ctx, caller, { eventId: listing.eventId, before });
    const answer = await takeSeats(ctx, listing.eventId, {
      ...{ holdId: randomUUID(), listingId, quantity, companionsOnly, by },
      holders: holdersOf(by),
      buyers: [...buyersOf(ctx, caller), ...admission.buyers],
    });
    const holdId = holdIdOf(answer);
    const now = ctx.clock.now();
    const { placeId } = admission;
    const [held] = await Promise.all([
      readHold(ctx, holdId),
      placeId !== null && markHeld(ctx.db, placeId, now),
    ]);
    if (!held) throw new Error(`the hold ${holdId} is gone`);
    return { hold: presentHeld(held.row, { caller, percentOff: held.percentOff, now }) };
  });
};
